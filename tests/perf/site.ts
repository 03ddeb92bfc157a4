import { build, type Plugin } from 'esbuild';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../tools/root';

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

/** Serves the responses of `answer`, compressed as by a CDN; files with a hash in their name are immutable. */
export async function serveSite(
  answer: (path: string) => Answer | undefined | Promise<Answer | undefined>,
): Promise<BenchSite> {
  const packed = new Map<string, Buffer>();
  const pack = (path: string, { type, body }: Answer): Buffer => {
    const made = packed.get(path) ?? (type.startsWith('image/') ? Buffer.from(body) : gzipSync(body, { level: 9 }));
    packed.set(path, made);
    return made;
  };
  const server = createServer((request, response) => {
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
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
