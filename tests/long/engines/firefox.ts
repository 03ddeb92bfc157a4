import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

const PROGRAM = '/usr/bin/firefox-esr';
const LIMIT_MS = 30_000;

/** Debian's Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  program: PROGRAM,
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      headless: true,
      protocolTimeout: 2 * LIMIT_MS,
      defaultViewport: { width: 1280, height: 900 },
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    return {
      tab: {
        goto: async (url) => {
          await page.goto(url, { waitUntil: 'domcontentloaded' });
        },
        back: async () => {
          await page.goBack({ waitUntil: 'domcontentloaded' });
        },
        // The page's security policy allows no eval: a function of the driver does not pass it.
        run: (body, ...parameters) => page.evaluate(`(async function () { ${body} })(...${JSON.stringify(parameters)})`),
        click: (css) => page.locator(css).click(),
        type: async (css, text) => {
          await page.focus(css);
          for (const [index, line] of text.split('\n').entries()) {
            if (index > 0) await page.keyboard.press('Enter');
            await page.keyboard.type(line);
          }
        },
        choose: async (css, path) => {
          const input = await page.$(css);
          await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path);
        },
      },
      close: () => browser.close(),
    };
  },
};
