import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { ROOT } from '../../tools/root';
import { stack } from '../stack';
import { hostingOf, isForwarded } from './release-hosting';

const DIST = join(ROOT, 'web/dist');

/** A text of the site in the built release and in the next one. */
export const CHANGED_TEXT = { before: 'Our Category', after: 'All Our Shelves' } as const;

/** A built file whose name carries the hash of its content. */
const HASHED_NAME = /([\w.-]+-)([\w-]{8})(\.(?:js|css|woff2))\b/g;
const TEXT_TYPES = ['.html', '.js', '.css', '.json'];

const reverse = (text: string): string => Array.from(text).reverse().join('');

/**
 * Copies the build and gives it another text, other names for all hashed files and other revisions in the precache list, as a
 * second build would. A second build takes 15 s.
 */
async function makeNextRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-release-'));
  const isHashed = new Set(await readdir(join(DIST, 'assets')));
  const rename = (text: string): string =>
    text.replace(HASHED_NAME, (name, stem: string, hash: string, type: string) =>
      isHashed.has(name) ? stem + reverse(hash) + type : name,
    );
  for (const entry of await readdir(DIST, { withFileTypes: true, recursive: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, rename(source.slice(DIST.length)));
    if (!entry.isFile() || extname(source) === '.map') continue;
    if (!TEXT_TYPES.includes(extname(source))) {
      await cp(source, target);
      continue;
    }
    const text = rename((await readFile(source, 'utf8')).replaceAll(CHANGED_TEXT.before, CHANGED_TEXT.after));
    const revised = text.replace(/(?<="revision":")\w+/g, reverse);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, entry.name === 'sw.js' ? revised : text);
  }
  return folder;
}

/** Forwards a request to the suite. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(stack().baseUrl);
  const { method, headers, url: path } = incoming;
  const onward = request({ hostname, port, method, path, headers: { ...headers, host: `${hostname}:${port}` } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

export interface TwoReleases {
  origin: string;
  /** Serves the next release only. Where it `breaks`, some of its files can't be had. */
  release: (options?: { breaks: boolean }) => void;
  /** Serves the built release only. */
  restore: () => void;
  close: () => Promise<void>;
}

/** Serves the site of the suite as one release or the next, at an origin of its own. */
export async function twoReleases(): Promise<TwoReleases> {
  const folder = await makeNextRelease();
  // Not sooner: a worker's check for the next release may still be opening a file.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [built, next] = [hostingOf(DIST), hostingOf(folder)];
  let hosting = built;
  let breaks = false;
  const site = createServer((incoming, outgoing) => {
    if (isForwarded(incoming.url ?? '/')) forward(incoming, outgoing);
    else if (breaks && incoming.url?.endsWith('.woff2')) outgoing.writeHead(503).end();
    else hosting(incoming, outgoing, () => outgoing.writeHead(404).end());
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    release: (options) => {
      hosting = next;
      breaks = options?.breaks ?? false;
    },
    restore: () => {
      hosting = built;
    },
    close: async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}
