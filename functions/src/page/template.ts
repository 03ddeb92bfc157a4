import { hostingOrigin } from '../platform/hosting';

/** A new release is picked up this soon. */
const FRESH_MS = 30_000;

/**
 * The index.html that Hosting serves right now. Fetched instead of bundled, because it names the scripts of one release:
 * a copy made when the functions were built could name scripts that Hosting no longer has.
 */
export function createTemplate(origin: () => Promise<string> = hostingOrigin): () => Promise<string> {
  let held: { html: string; at: number } | undefined;
  return async () => {
    if (held !== undefined && Date.now() - held.at < FRESH_MS) return held.html;
    try {
      const answer = await fetch(`${await origin()}/index.html`);
      if (!answer.ok) throw new Error(`index.html answered ${answer.status}`);
      held = { html: await answer.text(), at: Date.now() };
    } catch (cause) {
      if (held === undefined) throw cause;
    }
    return held.html;
  };
}
