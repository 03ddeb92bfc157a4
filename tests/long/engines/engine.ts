/** One tab of a browser, as far as the e2e test drives it. CSS names elements; all waits are bounded. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function body in the page; `arguments` has the parameters. Resolves to what it returns or resolves to. */
  run: (body: string, ...parameters: (string | number)[]) => Promise<unknown>;
  click: (css: string) => Promise<void>;
  /** Types at an element, as a person does. `\n` is Enter. */
  type: (css: string, text: string) => Promise<void>;
  /** Chooses a file of this machine. */
  choose: (css: string, path: string) => Promise<void>;
}

export interface Browser {
  tab: Tab;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** Debian's packages that it needs, and a file that one of them brings. */
  packages: readonly string[];
  program: string;
  start: () => Promise<Browser>;
}
