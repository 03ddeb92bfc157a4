/** Stands in for `re2js`, which Firestore's SDK uses only in pipeline regexes (vite.config.ts). */
export const RE2JS = {
  compile: (): never => {
    throw new Error('Pipeline regexes are not built in.');
  },
};
