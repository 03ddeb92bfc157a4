/** Replaces `re2js`, which Firestore's SDK uses only for regular expressions of pipelines (vite.config.ts). */
export const RE2JS = {
  compile: (): never => {
    throw new Error('Pipeline regexes are not built in.');
  },
};
