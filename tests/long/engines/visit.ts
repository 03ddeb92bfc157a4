import { setTimeout } from 'node:timers/promises';
import type { Tab } from './engine';

type Role = 'link' | 'button' | 'field' | 'heading' | 'editor';

const CANDIDATES: Record<Role, string> = {
  link: 'a[href]',
  button: 'button, [role="button"]',
  field: 'input:not([type="hidden"]), textarea, select',
  heading: 'h1, h2, h3',
  editor: '[contenteditable="true"]',
};

/** Marks the first visible element of a role whose name begins with a text, and scrolls it into view. Returns whether there is one. */
const MARK = `
  const [candidates, name, mark, scope] = arguments;
  const text = (element) => (element?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => text(document.getElementById(id))).join(' ').trim();
    const label = element.getAttribute('aria-label') ?? (labelled || [...(element.labels ?? [])].map(text).join(' '));
    return (label || text(element)).replace(/\\s+/g, ' ').trim();
  };
  const root = document.querySelector(scope) ?? document;
  const found = [...root.querySelectorAll(candidates)].find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility() && nameOf(element).startsWith(name),
  );
  if (found === undefined) return false;
  for (const old of document.querySelectorAll('[data-step]')) old.removeAttribute('data-step');
  found.setAttribute('data-step', mark);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
`;

/** Whether a click in the middle of an element reaches it: it has not moved since the last check, and nothing covers it. */
const IS_REACHABLE = `
  const element = document.querySelector(arguments[0]);
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = [x, y, width, height].join();
  const stoodStill = element.dataset.place === place;
  element.dataset.place = place;
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return stoodStill && element.contains(hit) && (document.activeViewTransition ?? null) === null;
`;

const LIMIT_MS = 30_000;

/** Waits until `look` returns something. @throws Error that says what was missing */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | false | null>,
  limitMs = LIMIT_MS,
): Promise<Found> {
  const end = Date.now() + limitMs;
  let last: unknown;
  for (;;) {
    try {
      const found = await look();
      if (found !== undefined && found !== false && found !== null) return found;
    } catch (cause) {
      // A page that is being left answers nothing.
      last = cause;
    }
    if (Date.now() > end) throw new Error(`Missing: ${what}`, { cause: last });
    await setTimeout(100);
  }
}

/** Drives a tab by what a person sees: roles and names. */
export class Visit {
  private marks = 0;

  constructor(readonly tab: Tab) {}

  /** CSS of an element that is there or comes soon. */
  async find(role: Role, name: string, scope = 'main'): Promise<string> {
    this.marks += 1;
    const mark = `s${this.marks}`;
    await this.comes(`${role} "${name}"`, () => this.tab.run(MARK, CANDIDATES[role], name, mark, scope));
    return `[data-step="${mark}"]`;
  }

  /** As `until`; a failure says what the page shows instead. */
  private async comes(what: string, ask: () => Promise<unknown>, limitMs?: number): Promise<void> {
    await until(what, ask, limitMs).catch(async (cause: unknown) => {
      const shown = await this.tab
        .run('return location.pathname + ": " + document.body.innerText.slice(0, 1000)')
        .catch(String);
      throw new Error(`Missing: ${what} at ${String(shown)}`, { cause });
    });
  }

  async click(role: Role, name: string, scope?: string): Promise<void> {
    await this.act(role, name, scope, async (css) => {
      await until('an end of what covers or moves it', () => this.tab.run(IS_REACHABLE, css));
      await this.tab.click(css);
    });
  }

  async type(name: string, text: string, scope?: string): Promise<void> {
    await this.act('field', name, scope, (css) => this.tab.type(css, text));
  }

  /** Repeats the action if the page replaced the element between finding and clicking it. */
  private async act(role: Role, name: string, scope: string | undefined, work: (css: string) => Promise<void>): Promise<void> {
    try {
      await work(await this.find(role, name, scope));
    } catch (cause) {
      if (!/stale element|no such element/.test(String(cause))) throw cause;
      await work(await this.find(role, name, scope));
    }
  }

  /** Waits for a text in the page. */
  async see(text: string, limitMs?: number): Promise<void> {
    await this.comes(
      `text "${text}"`,
      () => this.tab.run(`return document.body.innerText.replace(/\\s+/g, ' ').includes(arguments[0])`, text),
      limitMs,
    );
  }

  /** Waits until React handles the events of the page. */
  async hydrated(css = 'main a, main button'): Promise<void> {
    await until('hydration', () =>
      this.tab.run(
        `const element = document.querySelector(arguments[0]); return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))`,
        css,
      ),
    );
  }
}
