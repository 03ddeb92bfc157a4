import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import superstatic from 'superstatic/lib/superstatic.js';
import { readSuiteConfig } from '../../tools/ports';
import { ROOT } from '../../tools/root';
import { stack } from '../stack';

/** Catalogue, pictures and API come from the suite. Pages are left out: the server writes those of the built release only. */
export const isForwarded = (path: string): boolean => /^\/(api|pictures)\/|^\/catalogue[a-z-]*\.json/.test(path);

type Hosting = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * Serves a release as Firebase Hosting does: the rewrites to files and the headers of firebase.json.
 *
 * @param folder the built site
 * @param root the release's sources
 */
export function hostingOf(folder: string, root = ROOT): Hosting {
  const { headers, rewrites } = readSuiteConfig(stack().shift, root).hosting;
  const toFiles = rewrites.filter((rule): rule is typeof rule & { destination: string } => rule.destination !== undefined);
  return superstatic({ cwd: folder, config: { public: '.', headers, rewrites: toFiles } }) as Hosting;
}

export interface ReleaseSite {
  /** Opens this release instead of the built one at the site's origin, beside which the app looks for the emulators. */
  useIn: (context: BrowserContext) => Promise<void>;
  close: () => Promise<void>;
}

/** Serves the pages of a release that was built in `root`. Its calls go to the suite. */
export async function serveRelease(root: string): Promise<ReleaseSite> {
  const hosting = hostingOf(join(root, 'web/dist'), root);
  const site = createServer((incoming, outgoing) => hosting(incoming, outgoing, () => outgoing.writeHead(404).end()));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return {
    useIn: async (context) => {
      // The browser does not count a fulfilled page as a local one, and the emulators are local.
      await context.grantPermissions(['local-network-access'], { origin: stack().baseUrl });
      await context.route(`${stack().baseUrl}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        if (isForwarded(pathname)) {
          await route.continue();
          return;
        }
        // The page's security policy refuses a request that continues at another origin.
        const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
          headers: { 'accept-encoding': 'identity' },
        });
        const body = Buffer.from(await answer.arrayBuffer());
        await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
      });
    },
    close: async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}
