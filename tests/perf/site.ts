import { build, type Plugin } from 'esbuild';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer, type Http2Session } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../tools/root';
import { selfSigned } from '../../tools/self-signed';

/** One response of a bench site. */
export interface Answer {
  type: string;
  body: Buffer | string;
}

export const html = (script: string): Answer => ({
  type: 'text/html',
  body: `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><div id="root"></div><script type="module" src="${script}"></script>`,
});
export const json = (body: string): Answer => ({ type: 'application/json', body });

/** Styles are not measured. */
const noStyles: Plugin = {
  name: 'no-styles',
  setup(building) {
    building.onLoad({ filter: /\.css$/ }, () => ({ contents: 'export default {}', loader: 'js' }));
  },
};

/** Bundles a module of this folder for browsers. */
export async function bundle(path: string): Promise<Answer> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(import.meta.dirname, path)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@catalogue/contract': join(ROOT, 'functions/contract') },
    plugins: [noStyles],
    logLevel: 'error',
  });
  return { type: 'text/javascript', body: outputFiles[0]?.text ?? '' };
}

export interface BenchSite {
  address: string;
  close: () => Promise<void>;
}

type AnswerTo = (path: string) => Answer | undefined | Promise<Answer | undefined>;

/** Serves the responses of `answer`, compressed as by a CDN; files with a hash in their name are immutable. */
export async function serveSite(answer: AnswerTo): Promise<BenchSite> {
  const server = createServer(responder(answer));
  const address = `http://127.0.0.1:${await portOf(server)}`;
  return { address, close: () => closed(server, () => server.closeAllConnections()) };
}

/** The same over HTTP/2, as a CDN does. Browsers must be told to accept its certificate. */
export async function serveHttp2Site(answer: AnswerTo): Promise<BenchSite> {
  const listener = responder(answer);
  // The two kinds of requests and responses have all that the listener uses.
  const server = createSecureServer(selfSigned(), listener as unknown as Parameters<typeof createSecureServer>[1]);
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const address = `https://127.0.0.1:${await portOf(server)}`;
  return { address, close: () => closed(server, () => sessions.forEach((session) => session.destroy())) };
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server, endConnections: () => void): Promise<void> {
  const end = once(server, 'close');
  server.close();
  endConnections();
  await end;
}

function responder(answer: AnswerTo): RequestListener {
  const packed = new Map<string, Buffer>();
  const pack = (path: string, { type, body }: Answer): Buffer => {
    const made = packed.get(path) ?? (type.startsWith('image/') ? Buffer.from(body) : gzipSync(body, { level: 9 }));
    packed.set(path, made);
    return made;
  };
  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    void Promise.resolve(answer(path)).then((found) => {
      if (!found) {
        response.writeHead(404).end();
        return;
      }
      const body = pack(path, found);
      response.writeHead(200, {
        'content-type': found.type,
        'content-length': body.length,
        ...(found.type.startsWith('image/') ? {} : { 'content-encoding': 'gzip' }),
        'cache-control': /^\/(assets|pictures)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    });
  };
}
