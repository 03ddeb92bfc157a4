import { bannerFocus, type BannerKind } from '@catalogue/contract/entities/banner';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';
import { copyBlob } from '../../lib/copy-blob';
import { ownKey } from '../../data/device-store/own-keys';
import { ownDrafts } from '../data/own-draft';

const typedSchedule = { startsAt: v.string(), endsAt: v.string() };
/** Id of the open form that stored it. */
const writer = v.optional(v.string());

/** Key of the draft of the images that are chosen and not yet uploaded. */
export const newBannersKey = (kind: BannerKind): string => ownKey('banner', `new-${kind}`);

/** Key of the draft of a stored banner. */
export const bannerKey = (id: string): string => ownKey('banner', id);

const chosenPicture = v.object({
  id: v.string(),
  name: v.string(),
  picture: v.instance(Blob),
  /** Width by height. */
  ratio: v.number(),
  typed: v.object({ alt: v.string(), words: v.string(), ...typedSchedule }),
  focus: bannerFocus,
});
export type ChosenPicture = v.InferOutput<typeof chosenPicture>;

const newBannersDraft = v.object({ pictures: v.pipe(v.array(chosenPicture), v.readonly()), writer });
/** What Add-Carousel or Add-Trending holds until it is uploaded. */
export type NewBannersDraft = v.InferOutput<typeof newBannersDraft>;

function parseNewBanners(stored: unknown): NewBannersDraft | null {
  const parsed = v.safeParse(newBannersDraft, stored);
  return parsed.success ? parsed.output : null;
}

/** An id belongs to one file. */
const contentOfNewBanners = (one: NewBannersDraft | null) => one?.pictures.map(({ picture: _, ...content }) => content);

/** Pictures that the browser has lost leave the draft. */
export async function picturesInMemory(draft: NewBannersDraft): Promise<NewBannersDraft> {
  const copies = draft.pictures.map(async (chosen) => {
    const picture = await copyBlob(chosen.picture);
    return picture === null ? [] : [{ ...chosen, picture }];
  });
  return { ...draft, pictures: (await Promise.all(copies)).flat() };
}

export const newBannersDrafts = ownDrafts(parseNewBanners, (one, other) =>
  isSameFact(contentOfNewBanners(one), contentOfNewBanners(other)),
);

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
