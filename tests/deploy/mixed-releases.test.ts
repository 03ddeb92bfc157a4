import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retainAssets } from '../../tools/deploy/retain-assets';
import { emptyProject, type FakeProject } from './fake-project';
import { deployTo } from './fake-cloud';

const ANSWERS = { SMTP_URL: 'smtps://user:password@smtp.example.com', STAFF_MAIL: 'sales@example.com' };
const ORIGIN = 'https://gifts.example';

let folder = '';
let state: FakeProject;
/** Release whose HTML the server sends; null before the first deployment. */
let page: string | null;
let built: string;
let clock = Date.parse('2026-11-25');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const name of ['dist', 'live']) mkdirSync(join(folder, name, 'assets'), { recursive: true });
  state = emptyProject();
  page = null;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The live site as Hosting serves it. */
const fetchPage = (url: string): Promise<Response> => {
  try {
    const headers = { 'content-type': url.endsWith('.json') ? 'application/json' : 'text/javascript' };
    return Promise.resolve(new Response(readFileSync(join(folder, 'live', new URL(url).pathname)), { headers }));
  } catch {
    return Promise.resolve(new Response('', { status: 404 }));
  }
};

/** Assets that the HTML of a release names. */
const assetsOf = (release: string): string[] => [`main-${release}.js`, `main-${release}.css`, 'shared.js'];

async function build(release: string): Promise<void> {
  built = release;
  rmSync(join(folder, 'dist'), { recursive: true });
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  for (const name of assetsOf(release)) writeFileSync(join(folder, 'dist/assets', name), name);
  clock += 3_600_000;
  await retainAssets({ dist: join(folder, 'dist'), origin: ORIGIN, fetchPage, now: clock });
}

/** Deploys a release and looks after each step what a page of the functions, and one that is still open, would miss. */
async function missingWhile(release: string, failing?: string): Promise<string[]> {
  const missing: string[] = [];
  const open = page;
  if (failing !== undefined) state.cliFailures = [{ target: failing, times: 1, output: 'Error: Build failed' }];
  const deployed = async (target: string): Promise<void> => {
    if (target === 'functions') page = built;
    if (target === 'hosting') {
      rmSync(join(folder, 'live'), { recursive: true });
      cpSync(join(folder, 'dist'), join(folder, 'live'), { recursive: true });
    }
    if (target === 'functions' && open === null) return;
    for (const html of new Set([page, open].filter((one) => one !== null)))
      for (const name of assetsOf(html))
        if (!(await fetchPage(`${ORIGIN}/assets/${name}`)).ok) missing.push(`after ${target}: ${name} of ${html}`);
  };
  const looks: Promise<void>[] = [];
  await deployTo(state, {
    answers: ANSWERS,
    build: () => build(release),
    deployed: (target) => void looks.push(deployed(target)),
  });
  await Promise.all(looks);
  return missing;
}

it('serves every page with the assets of its own release, after each step of a deployment and of a roll-back', async () => {
  expect(await missingWhile('1')).toEqual([]);
  expect(await missingWhile('2')).toEqual([]);
  expect(page).toBe('2');
  // A roll-back deploys the earlier commit.
  expect(await missingWhile('1')).toEqual([]);
  expect(page).toBe('1');
});

it('does so where the functions cannot be deployed: old HTML, new site', async () => {
  expect(await missingWhile('1')).toEqual([]);
  expect(await missingWhile('2', 'functions')).toEqual([]);
  expect([page, built]).toEqual(['1', '2']);
  expect(await missingWhile('3')).toEqual([]);
});
