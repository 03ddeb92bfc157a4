type Directives = Readonly<Record<string, readonly string[]>>;

/** What pages may load and where they may send. firebase.json repeats the result; security-headers.test.ts compares them. */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // The server fetches covers of other sites. Firestore's SDK probes its connection with Google's picture.
  'img-src': ["'self'", 'data:', 'blob:', 'https://www.google.com/images/cleardot.gif'],
  'connect-src': [
    "'self'",
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ],
  'frame-src': ['https://www.openstreetmap.org'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // web/src/lib/trusted-types.ts, default-policy.ts, DOMPurify's, and the rich-text editor's own for pasted text.
  'trusted-types': ['catalogue', 'default', 'dompurify', 'ProseMirrorClipboard'],
  'frame-ancestors': ["'none'"],
} satisfies Directives;

/** Where reCAPTCHA's scripts come from. */
export const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;

const APP_CHECK: Directives = {
  ...DIRECTIVES,
  'script-src': [...DIRECTIVES['script-src'], ...RECAPTCHA_SCRIPTS],
  'frame-src': [...DIRECTIVES['frame-src'], 'https://www.google.com/recaptcha/'],
  'connect-src': [
    ...DIRECTIVES['connect-src'],
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

const policyOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * Headers of every answer of Hosting, and of pages that a function renders.
 *
 * @param usesAppCheck whether `APP_CHECK_KEY` is set
 */
export const securityHeaders = (usesAppCheck: boolean) =>
  ({
    'Content-Security-Policy': policyOf(usesAppCheck ? APP_CHECK : DIRECTIVES),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'Strict-Transport-Security': 'max-age=31536000',
  }) as const;

/** Headers of answers that are no pages: JSON, pictures, and forms that browsers send without scripts. */
export const DATA_SECURITY_HEADERS = {
  ...securityHeaders(false),
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const;
