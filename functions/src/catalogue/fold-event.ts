import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { Written } from '../platform/triggers';
import { coalesce } from './coalesce';
import type { Change } from './entry';
import { changeOf, microsOf, pathOf } from './entry';
import { foldChanges } from './fold-changes';

const foldSoon = coalesce<Change>(foldChanges);

/** Does what a write to the catalogue calls for: the snapshot follows, and so does a picture that was there first. */
export async function foldEvent(noun: CatalogueNoun, { data, params, time }: Written): Promise<void> {
  const { id } = params;
  if (data === undefined || id === undefined) throw new Error('An event of the catalogue names no document');
  const { before, after } = data;
  // A document that is gone has no update time. The event's own is when it went, to the millisecond only; and whatever it
  // says, that was after the last that is known of the document.
  const gone = Math.max(Date.parse(time) * 1_000, before.updateTime === undefined ? 0 : microsOf(before.updateTime) + 1);
  const at = after.updateTime === undefined ? gone : microsOf(after.updateTime);
  await foldSoon(changeOf(pathOf(noun, id), at, after.data(), before.data()));
  const uploadId: unknown = after.get('imageName');
  if (typeof uploadId !== 'string' || uploadId === before.get('imageName')) return;
  const { attachFinishedPicture } = await import('../images/make-variants');
  await attachFinishedPicture({ collection: noun, documentId: id, uploadId });
}
