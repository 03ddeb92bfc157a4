import { createPolicy } from './trusted-types';

/*
 * The page's default policy of Trusted Types. The browser asks it about strings of libraries that know no policies. A page can
 * have only one, so each user of such a library allows what the library needs. It refuses everything else.
 */
let sanitize: ((html: string) => string) | null = null;
const scriptUrls: string[] = [];

createPolicy('default', {
  createHTML: (html) => {
    if (sanitize === null) throw new TypeError('The default policy allows no HTML');
    return sanitize(html);
  },
  createScriptURL: (url) => {
    if (!scriptUrls.some((prefix) => url.startsWith(prefix)))
      throw new TypeError('The default policy allows scripts of this site only');
    return url;
  },
});

/** Lets libraries parse text as HTML, after `sanitizer` has removed everything that runs. */
export const allowHtml = (sanitizer: (html: string) => string): void => {
  sanitize = sanitizer;
};

/** Lets libraries load scripts whose URL begins with one of the prefixes. */
export const allowScripts = (...prefixes: readonly string[]): void => void scriptUrls.push(...prefixes);
