import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from './engine';

const PROGRAM = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY = ':77';
const LIMIT_MS = 60_000;
/** Key of an element in answers (W3C WebDriver, "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\uE007';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function run(program: string, parameters: string[], environment: Record<string, string> = {}): ChildProcess {
  return spawn(program, parameters, { stdio: 'ignore', env: { ...process.env, ...environment } });
}

/** WebKitGTK's small browser, over W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'libegl1', 'libgles2', 'libgl1-mesa-dri'],
  program: PROGRAM,
  async start() {
    const port = await freePort();
    const screen = run('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24']);
    // Without a graphics card Mesa draws. Root, as which containers run, has no sandbox of its own.
    const driver = run(PROGRAM, [`--port=${port}`], {
      ...{ DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1' },
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const stop = () => [driver, screen].forEach((child) => child.kill());

    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const { value } = (await answer.json()) as { value: unknown };
      if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`);
      return value;
    };
    const started = async (): Promise<{ sessionId: string }> => {
      const alwaysMatch = { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } };
      for (let attempt = 0; ; attempt += 1) {
        try {
          return (await call('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
        } catch (cause) {
          if (attempt === 20) throw cause;
          await setTimeout(250);
        }
      }
    };
    const { sessionId } = await started().catch((cause: unknown) => {
      stop();
      throw cause;
    });
    const ask = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body);
    const find = async (css: string): Promise<string> => {
      const found = (await ask('POST', '/element', { using: 'css selector', value: css })) as Record<string, string>;
      return found[ELEMENT] ?? '';
    };
    const send = async (css: string, text: string) => ask('POST', `/element/${await find(css)}/value`, { text });
    await ask('POST', '/timeouts', { pageLoad: LIMIT_MS, script: LIMIT_MS });
    return {
      tab: {
        goto: async (url) => {
          await ask('POST', '/url', { url });
        },
        back: async () => {
          await ask('POST', '/back', {});
        },
        run: (body, ...parameters) => ask('POST', '/execute/sync', { script: body, args: parameters }),
        click: async (css) => {
          await ask('POST', `/element/${await find(css)}/click`, {});
        },
        type: async (css, text) => {
          await send(css, text.replaceAll('\n', ENTER));
        },
        choose: async (css, path) => {
          await send(css, path);
        },
      },
      close: async () => {
        await ask('DELETE', '').finally(stop);
      },
    };
  },
};
