/** Screens, and forms on them, that a first visit opens within seconds: their scripts load side by side. */
export const OPENED_EARLY = ['home', 'categories-page', 'store-page', 'search', 'product-page', 'lead-form'] as const;
const OPENED_EARLY_FILE = new RegExp(`^assets/(${OPENED_EARLY.join('|')})-[\\w-]{8}\\.js$`);
/** Every page has loaded these. */
const ALWAYS_LOADED = /^assets\/(entry-client|react|rolldown-runtime)-[\w-]{8}\.js$/;
/** Screens of staff, which no visitor loads. */
const OF_STAFF = 'assets/admin-area-';

/**
 * Scripts that the build lists beside a dynamic import, for the browser to load at once. The names of files cost most of such a list
 * (docs/decisions/005-script-budget.md): other imports find theirs one after another, or in the install set. Styles stay listed.
 */
export const preloadDependencies = (file: string, scripts: readonly string[], host: string): string[] =>
  OPENED_EARLY_FILE.test(file) || host.startsWith(OF_STAFF) ? scripts.filter((script) => !ALWAYS_LOADED.test(script)) : [];
