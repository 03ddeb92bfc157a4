import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { findChromium } from './chromium';
import { ensureChromium } from './ensure-chromium';
import { startCdn } from './lighthouse/cdn';
import { summaryLines, report } from './lighthouse/report';
import { readShift } from './options';
import { portsOf } from './ports';
import { npm } from './programs';
import { CACHE } from './root';
import { runCommand, UserError } from './user-error';

/** Downloaded on use: as a dependency it would double what `npm ci` installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FOLDER = join(CACHE, 'lighthouse');
const PAGES = { home: '/', category: '/store/drinkware/Drinkware', product: '/products/drk-01' } as const;

/** npm run lighthouse [-- --shift N] [--desktop] [--bare]: scores of the running site, and what cost points. */
async function lighthouse(): Promise<number> {
  const { values } = parseArgs({
    options: { shift: { type: 'string' }, desktop: { type: 'boolean' }, bare: { type: 'boolean' } },
  });
  const site = `http://127.0.0.1:${portsOf(readShift(values.shift)).hosting}`;
  const isServed = await fetch(site).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) throw new UserError(`Nothing answers at ${site}: run npm start in another terminal, then this again.`);
  ensureChromium();
  mkdirSync(FOLDER, { recursive: true });
  const cdn = await startCdn(site);
  for (const [name, path] of Object.entries(PAGES)) {
    await cdn.fill(path);
    const file = join(FOLDER, `${name}.json`);
    await measure((values.bare ? site : cdn.url) + path, file, values.desktop === true);
    console.log(`${name}: ${summaryLines(v.parse(report, JSON.parse(readFileSync(file, 'utf8')))).join('\n')}`);
  }
  cdn.close();
  return 0;
}

async function measure(url: string, file: string, isDesktop: boolean): Promise<void> {
  const flags = [
    '--headless=new',
    '--ignore-certificate-errors',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ];
  const [command, ...parameters] = npm('exec', '--yes', '--', LIGHTHOUSE);
  const child = spawn(
    command,
    [
      ...parameters,
      ...[url, '--quiet', '--output=json', `--output-path=${file}`],
      ...['--only-categories=performance,accessibility,best-practices,seo', `--chrome-flags=${flags.join(' ')}`],
      ...(isDesktop ? ['--preset=desktop'] : []),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new UserError(`Lighthouse could not measure ${url}: see above.`);
}

await runCommand(lighthouse);
