import { bannerFocus, type BannerKind } from '@catalogue/contract/entities/banner';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';
import { change, remove } from '../../data/device-store/database';
import { ownKey } from '../../data/device-store/own-keys';
import { draftPictures, picturedDrafts } from '../data/draft-files';
import { ownDrafts } from '../data/own-draft';

const typedSchedule = { startsAt: v.string(), endsAt: v.string() };
/** Id of the open form that stored it. */
const writer = v.optional(v.string());

/** Key of the draft of the images that are chosen and not yet uploaded. */
export const newBannersKey = (kind: BannerKind): string => ownKey('banner', `new-${kind}`);

/** Key of the draft of a stored banner. */
export const bannerKey = (id: string): string => ownKey('banner', id);

const pictureDetails = v.object({
  /** Name of its file. */
  name: v.string(),
  /** Width by height. */
  ratio: v.number(),
  typed: v.object({ alt: v.string(), words: v.string(), ...typedSchedule }),
  focus: bannerFocus,
});

/** An image that is chosen and not yet uploaded. */
export interface ChosenPicture extends v.InferOutput<typeof pictureDetails> {
  /** Belongs to one file. */
  id: string;
  picture: Blob;
}

/** What is known of chosen images beside their files, by their ids. */
export const chosenDetails = v.record(v.string(), pictureDetails);

const newBannersDraft = v.object({
  details: chosenDetails,
  pictures: draftPictures,
  writer,
});
/** What Add-Carousel or Add-Trending holds until it is uploaded. */
export type NewBannersDraft = v.InferOutput<typeof newBannersDraft>;

function parseNewBanners(stored: unknown): NewBannersDraft | null {
  const parsed = v.safeParse(newBannersDraft, stored);
  return parsed.success ? parsed.output : null;
}

const contentOfNewBanners = (one: NewBannersDraft | null) => one?.pictures.names.map((id) => ({ id, ...one.details[id] }));

export const newBannersDrafts = picturedDrafts('banner', parseNewBanners, (one, other) =>
  isSameFact(contentOfNewBanners(one), contentOfNewBanners(other)),
);

/** The chosen images of a draft, in their order. */
export const chosenIn = ({ details, pictures }: NewBannersDraft): ChosenPicture[] =>
  pictures.names.flatMap((id) => {
    const [detail, picture] = [details[id], pictures.blobs[id]];
    return detail && picture ? [{ id, picture, ...detail }] : [];
  });

/** Chosen images as a draft. */
export const toDraft = (chosen: readonly ChosenPicture[]): NewBannersDraft => ({
  details: Object.fromEntries(chosen.map(({ id, picture: _, ...details }) => [id, details])),
  pictures: {
    names: chosen.map(({ id }) => id),
    blobs: Object.fromEntries(chosen.map(({ id, picture }) => [id, picture])),
  },
});

type TakeBack = (refused: readonly ChosenPicture[]) => void;
/** The forms that are open on this page. */
const openForms = new Map<BannerKind, TakeBack>();

/** While a form is open, it gets the images that the server has refused. Returns the function that stops it. */
export function onTakenBack(kind: BannerKind, takeBack: TakeBack): () => void {
  openForms.set(kind, takeBack);
  return () => {
    if (openForms.get(kind) === takeBack) openForms.delete(kind);
  };
}

/** Puts images that the server has refused back into their form, before those chosen since. */
export async function takeBack(kind: BannerKind, refused: readonly ChosenPicture[]): Promise<void> {
  const open = openForms.get(kind);
  if (open) {
    open(refused);
    return;
  }
  const { details, pictures } = toDraft(refused);
  // First: a draft that names a file has it, also where the page is closed meanwhile and this is done again.
  await newBannersDrafts.storeFiles(pictures.blobs);
  await newBannersDrafts.change(newBannersKey(kind), (stored) => {
    const since = parseNewBanners(stored);
    const names = [...new Set([...pictures.names, ...(since?.pictures.names ?? [])])];
    const files = [...pictures.names, ...(since?.pictures.files ?? [])];
    // Without a writer: the next form that opens goes on from it.
    return { details: { ...since?.details, ...details }, pictures: { names, files, blobs: {} } };
  });
}

const bannerValues = v.object({
  alt: v.string(),
  words: v.string(),
  link: v.string(),
  ...bannerFocus.entries,
  ...typedSchedule,
});
/** What the form of a stored banner holds. */
export type BannerValues = v.InferOutput<typeof bannerValues>;

const bannerDraft = v.object({
  values: bannerValues,
  from: v.nullable(v.object({ values: bannerValues, revision: v.number() })),
  open: v.array(v.keyof(bannerValues)),
  writer,
});
export type BannerDraft = v.InferOutput<typeof bannerDraft>;

function parseBanner(stored: unknown): BannerDraft | null {
  const parsed = v.safeParse(bannerDraft, stored);
  return parsed.success ? parsed.output : null;
}

const contentOfBanner = (one: BannerDraft | null) => one && { values: one.values, from: one.from, open: one.open };

export const bannerDrafts = ownDrafts(parseBanner, (one, other) => isSameFact(contentOfBanner(one), contentOfBanner(other)));

/** Deletes the draft of a deleted banner, which no screen shows. Resolves to the function that brings it back. */
export async function deleteBannerDraft(id: string): Promise<() => Promise<unknown>> {
  const key = bannerKey(id);
  const draft = await bannerDrafts.read(key);
  await remove('drafts', key);
  return async () => draft && change('drafts', key, (since) => since ?? draft);
}
