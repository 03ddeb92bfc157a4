/** Settings that only the owner knows. Asked for once; `SMTP_URL` goes to Secret Manager, the others to functions/.env.PROJECT. */
export const OWNER_SETTINGS = {
  SMTP_URL: {
    question: 'SMTP server that sends the mails, with user and password',
    example: 'smtps://user:password@smtp.example.com',
  },
  STAFF_MAIL: { question: 'E-mail addresses that receive new leads, separated by commas', example: 'sales@example.com' },
} as const;
export type OwnerSetting = keyof typeof OWNER_SETTINGS;

/** Every setting of the functions that a person makes; none is a secret, so functions/.env.PROJECT is committed. */
export const SETTINGS = [
  'STAFF_MAIL',
  'MAIL_FROM',
  'LEAD_CONFIRMATIONS',
  'APP_CHECK_KEY',
  'APP_CHECK_ENFORCED',
  'API_ORIGINS',
  'TRUSTED_PROXIES',
] as const;

export interface Settings {
  /** A setting of functions/.env.PROJECT, or of functions/.env; undefined if it is not set. */
  get: (name: string) => string | undefined;
  set: (name: string, value: string) => void;
  /** Asks the owner, or reads the environment variable of that name; undefined if neither has an answer. */
  ask: (name: OwnerSetting) => Promise<string | undefined>;
  /** Connects and logs in to the mail server. @throws Error with its answer */
  trySmtp: (url: string) => Promise<void>;
}

const ADDRESS = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

/** Why the value cannot be right; undefined if it can. */
export function settingProblem(name: OwnerSetting, value: string): string | undefined {
  const { example } = OWNER_SETTINGS[name];
  if (name === 'STAFF_MAIL') {
    const isList = value.split(',').every((address) => ADDRESS.test(address.trim()));
    return isList ? undefined : `"${value}" is no list of e-mail addresses, e.g. ${example}`;
  }
  const isUrl = URL.canParse(value) && ['smtp:', 'smtps:'].includes(new URL(value).protocol);
  return isUrl ? undefined : `The SMTP server is a URL, e.g. ${example}`;
}
