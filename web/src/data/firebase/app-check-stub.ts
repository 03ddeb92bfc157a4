/** Replaces `firebase/app-check` in builds without `VITE_APP_CHECK_KEY` (vite.config.ts), which never call it. */
const notBuiltIn = (): never => {
  throw new Error('App Check is not built in.');
};
export const getToken = notBuiltIn;
export const initializeAppCheck = notBuiltIn;
export const ReCaptchaEnterpriseProvider = notBuiltIn;
