/** Whether this process runs inside the emulator suite. */
export const inEmulator = (): boolean =>
  process.env.FUNCTIONS_EMULATOR === 'true' || process.env.FIRESTORE_EMULATOR_HOST !== undefined;

/** The Firebase project this process belongs to. */
export const projectId = (): string => {
  const id = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT;
  if (id === undefined) throw new Error('GCLOUD_PROJECT is not set');
  return id;
};

/** Origin that visitors open; `npm run deploy` writes it to functions/.env.PROJECT. */
export const siteOrigin = (): string => process.env.SITE_ORIGIN ?? `https://${projectId()}.web.app`;

/** Sender of mails, an address that SMTP_URL may send for: `MAIL_FROM` in functions/.env; '': the first of STAFF_MAIL. */
export const mailSender = (): string => process.env.MAIL_FROM ?? '';

/** Whether enquirers get a confirmation by mail: `LEAD_CONFIRMATIONS=true` in functions/.env. */
export const confirmsLeads = (): boolean => process.env.LEAD_CONFIRMATIONS === 'true';

/** Whether the site sends App Check tokens: `APP_CHECK_KEY` in functions/.env is its key of reCAPTCHA Enterprise. */
export const usesAppCheck = (): boolean => (process.env.APP_CHECK_KEY ?? '') !== '';

/** Whether calls of staff need an App Check token: `APP_CHECK_ENFORCED=true` in functions/.env. */
export const enforcesAppCheck = (): boolean => usesAppCheck() && process.env.APP_CHECK_ENFORCED === 'true';

/** Origins allowed by CORS: `API_ORIGINS` in functions/.env, comma-separated. The site itself is same-origin. */
export const allowedOrigins = (): string[] => (process.env.API_ORIGINS ?? '').split(',').flatMap((one) => one.trim() || []);
