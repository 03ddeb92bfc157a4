/** What pages may load and where they may send. firebase.json repeats the result; security-headers.test.ts compares them. */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // `https:` because a category's cover image may be any https address (SPEC §2).
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
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
  // web/src/lib/trusted-types.ts, the rich-text editor's policy, DOMPurify's, and the editor's own for pasted text.
  'trusted-types': ['catalogue', 'default', 'dompurify', 'ProseMirrorClipboard'],
  'frame-ancestors': ["'none'"],
};

const CONTENT_SECURITY_POLICY = Object.entries(DIRECTIVES)
  .map(([name, sources]) => [name, ...sources].join(' '))
  .join('; ');

/** Headers of every answer of Hosting, and of pages that a function renders. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** Headers of answers that are no pages: JSON, pictures, and forms that browsers send without scripts. */
export const DATA_SECURITY_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const;
