import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../tools/root';
import { stack } from '../stack';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A sentence of the site, and what the next release says instead. */
export const SENTENCE = { before: 'Our Category', after: 'All Our Shelves' } as const;

/** Builds the site as it is, but for one sentence: names of files change as they do in any release. */
async function buildNextRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-release-'));
  await build({
    root: join(ROOT, 'web'),
    configFile: join(ROOT, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'next-release',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith('catalogue/copy.ts') ? code.replace(SENTENCE.before, SENTENCE.after) : null),
      },
    ],
  });
  return folder;
}

/** Passes on to the suite what is not a built file: catalogue, pictures, API. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(stack().baseUrl);
  const { method, headers, url: path } = incoming;
  const passed = request({ hostname, port, method, path, headers: { ...headers, host: `${hostname}:${port}` } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(passed);
}

const isPassedOn = (path: string): boolean => /^\/(api|pictures)\/|^\/catalogue[a-z-]*\.json/.test(path);

async function fileOf(folder: string, path: string): Promise<string> {
  const file = join(folder, normalize(path));
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  // As the hosting does: what is no file is a page of the app.
  return isFile ? file : join(folder, 'index.html');
}

export interface TwoReleases {
  address: string;
  /** From here on the next release is what the server has, and nothing of the first. */
  release: () => void;
  /** The first release again, and nothing of the next. */
  restore: () => void;
  close: () => Promise<void>;
}

/** The site of the suite as one release after the other, at an address of its own. */
export async function twoReleases(): Promise<TwoReleases> {
  const next = await buildNextRelease();
  let folder = join(ROOT, 'web/dist');
  const site = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://site').pathname;
    if (isPassedOn(path)) {
      passOn(incoming, outgoing);
      return;
    }
    void fileOf(folder, path).then((file) => {
      outgoing.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      });
      createReadStream(file).pipe(outgoing);
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    release: () => {
      folder = next;
    },
    restore: () => {
      folder = join(ROOT, 'web/dist');
    },
    close: async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
      await rm(next, { recursive: true, force: true });
    },
  };
}
