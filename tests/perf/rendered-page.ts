import type { PageRenderer, Release } from '@catalogue/contract/pages/page-renderer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePage, type Catalogue } from '@catalogue/contract/pages/resolve-page';
import { ROOT } from '../../tools/root';
import type { Answer } from './site';

const SERVER_BUILD = join(ROOT, 'web/dist-server/entry-server.js');
const RELEASE = join(ROOT, 'web/dist/.vite/release.json');

/** A page of the last build, rendered over a catalogue as the page function renders it. */
export async function renderedPage(path: string, catalogue: Catalogue): Promise<Answer> {
  const { renderPage } = (await import(SERVER_BUILD)) as PageRenderer;
  const found = resolvePage(path, catalogue, Date.now());
  if (found.kind !== 'page') throw new Error(`${path} is ${found.kind}`);
  const release = JSON.parse(readFileSync(RELEASE, 'utf8')) as Release;
  return { type: 'text/html', body: await renderPage({ path, origin: null, firstView: found.firstView }, release) };
}
