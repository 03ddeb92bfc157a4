import { BANNER_KINDS, MIDDLE, type BannerKind } from '@catalogue/contract/entities/banner';
import { LIMITS } from '@catalogue/contract/limits';
import { isPlannedAt } from '@catalogue/contract/schedule';
import { newUploadName } from '@catalogue/contract/upload-name';
import * as v from 'valibot';
import { serverNow } from '../../data/network/server-clock';
import { notify } from '../../ui/notify';
import { fromLocalDateTime } from '../../lib/local-date-time';
import { inMemory } from '../data/draft-files';
import type { PendingWrite } from '../data/pending-writes/pending-write';
import { pendingWrites, saveForm } from '../data/pending-writes/pending-writes';
import { reportWrite } from '../data/report-write';
import { InvalidFile, scalePicture } from '../uploads/scale-picture';
import { whenUploaded } from '../uploads/upload-queue';
import { newShortId } from '../../lib/new-id';
import { chosenDetails, chosenIn, takeBack, toDraft, type ChosenPicture } from './banner-drafts';
import { BANNER_TEXTS } from './banner-texts';

/** The file scaled for upload; null when it is neither png nor jpeg (SPEC §5 drops it silently). */
export async function toChosenPicture(file: File): Promise<ChosenPicture | null> {
  try {
    const picture = await scalePicture(file);
    const bitmap = await createImageBitmap(picture);
    const ratio = bitmap.width / bitmap.height;
    bitmap.close();
    const typed = { alt: altOf(file.name), words: '', startsAt: '', endsAt: '' };
    return { id: newUploadName(), name: file.name, picture, ratio, typed, focus: MIDDLE };
  } catch (reason) {
    if (reason instanceof InvalidFile) return null;
    throw reason;
  }
}

/** Stores banners and uploads their pictures; reports the outcome. Those that the server refuses return to their form. */
export async function uploadBanners(kind: BannerKind, chosen: readonly ChosenPicture[], firstOrder: number): Promise<void> {
  const isAccepted = await reportWrite(createBanners(kind, chosen, firstOrder), {
    title: BANNER_TEXTS.list[kind],
    successMessage: null,
    failureMessage: BANNER_TEXTS.uploadFailed,
    failureNote: BANNER_TEXTS.chosenAgain[kind],
  });
  if (isAccepted) void notifyWhenUploaded(chosen.map(({ id }) => id));
}

async function notifyWhenUploaded(ids: readonly string[]): Promise<void> {
  const isUploaded = await whenUploaded(ids);
  void notify(isUploaded ? BANNER_TEXTS.uploaded : BANNER_TEXTS.uploadFailed, { kind: isUploaded ? 'success' : 'failure' });
}

/** 'summer-sale.png' as alternative text: 'summer sale'. */
const altOf = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .slice(0, LIMITS.altText);

async function createBanners(kind: BannerKind, chosen: readonly ChosenPicture[], firstOrder: number): Promise<void> {
  const steps = [];
  const pictures = [];
  for (const [index, { id: imageName, name, picture, typed, focus }] of chosen.entries()) {
    const id = newShortId();
    pictures.push({ id: imageName, noun: 'banners' as const, documentId: id, title: name, file: picture });
    const [startsAt, endsAt] = [fromLocalDateTime(typed.startsAt), fromLocalDateTime(typed.endsAt)];
    const change = {
      ...{ kind, alt: typed.alt.trim(), words: typed.words.trim(), focus, link: null },
      ...{ startsAt, endsAt, planned: isPlannedAt(startsAt, serverNow()) },
      ...{ order: firstOrder + index, imageName },
    };
    steps.push({ noun: 'banners' as const, id, base: null, change });
  }
  await saveForm({
    ...{ name: BANNER_TEXTS.list[kind], steps, pictures },
    kept: { kind, details: toDraft(chosen).details } satisfies v.InferInput<typeof keptChoice>,
    onSettled: ({ write }) => (isWritten(write) ? undefined : takeBack(kind, chosen)),
  });
}

/** They are written as a whole. */
const isWritten = ({ steps }: PendingWrite): boolean => steps[0]?.outcome === 'written';

const keptChoice = v.object({ kind: v.picklist(BANNER_KINDS), details: chosenDetails });

/** Returns the images of an earlier page load that the server refused to their form. Resolves to its kind; null: it is another write. */
export async function restoreRefused({ id, kept, pictures = [] }: PendingWrite): Promise<BannerKind | null> {
  const parsed = v.safeParse(keptChoice, kept);
  if (!parsed.success) return null;
  const { kind, details } = parsed.output;
  const blobs = await inMemory(await pendingWrites.filesOf(id));
  await takeBack(kind, chosenIn({ details, pictures: { names: pictures.map((picture) => picture.id), blobs } }));
  return kind;
}
