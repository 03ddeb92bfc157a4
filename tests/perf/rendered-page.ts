import type { PageRenderer, Release } from '@catalogue/contract/pages/page-renderer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePage, type Catalogue } from '@catalogue/contract/pages/resolve-page';
import { ROOT } from '../../tools/root';
import { PREVIEW_FILE } from '../../functions/src/images/picture-store';
import { createPreviews } from '../../functions/src/page/previews';
import { server } from '../stack';
import type { Answer } from './site';

const SERVER_BUILD = join(ROOT, 'web/dist-server/entry-server.js');
const RELEASE = join(ROOT, 'web/dist/.vite/release.json');

const previewsOf = createPreviews(async (path) => {
  const [bytes] = await server.file(`pictures/${path}/${PREVIEW_FILE}`).download();
  return bytes;
});

/** A page of the last build, rendered over a catalogue with the pictures of the suite as the server renders it. */
export async function renderedPage(path: string, catalogue: Catalogue): Promise<Answer> {
  const { renderPage } = (await import(SERVER_BUILD)) as PageRenderer;
  const found = resolvePage(path, catalogue, Date.now());
  if (found.kind !== 'page') throw new Error(`${path} is ${found.kind}`);
  const release = JSON.parse(readFileSync(RELEASE, 'utf8')) as Release;
  const previews = await previewsOf(found.aboveFold);
  const missing = found.aboveFold.filter((one) => previews[one] === undefined);
  if (missing.length > 0) throw new Error(`No preview of ${missing.join(', ')}`);
  const initialData = { ...found.initialData, previews };
  return { type: 'text/html', body: await renderPage({ path, origin: null, initialData }, release) };
}
