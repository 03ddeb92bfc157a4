interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

/** Trusted Types of the browser, which TypeScript's DOM library lacks. A trusted value is typed as the string that it holds. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Partial<Policy>) => Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Creates a policy. Browsers without Trusted Types take strings. */
export const createPolicy = (name: string, rules: Policy): Policy => trustedTypes?.createPolicy(name, rules) ?? rules;

const policy = createPolicy('catalogue', {
  // Only for ui/rich-text, which renders elements of an allow-list, and mockup/logo, which draws an image: their documents run nothing.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Scripts come from this site only');
    return url;
  },
});

/** HTML for a parser whose document is never shown. */
export const inertHtml = (html: string): string => policy.createHTML(html);

/** URL of a script of this site. @throws TypeError for other sites */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);
