import * as v from 'valibot';
import { bannerFocus, type BannerKind } from '../entities/banner';
import { id, maxCharacters, moment, order, revision, time } from '../entities/fields';
import { LIMITS } from '../limits';
import { endpoint } from './endpoint';
import { linkUrl, baseRevision } from './inputs';

/** A banner as SPEC §3 has it: the picture itself, base64 of a JPEG. */
export const bannerAnswer = v.object({ id, data: v.pipe(v.string(), v.base64()) });
export type BannerAnswer = v.InferOutput<typeof bannerAnswer>;

/** What there is to know of a banner beside its picture. */
export const bannerDetails = v.object({
  id,
  alt: v.string(),
  words: v.optional(v.string(), ''),
  focus: v.optional(bannerFocus),
  link: v.nullable(v.string()),
  order,
  startsAt: v.nullable(moment),
  endsAt: v.nullable(moment),
  updatedAt: moment,
  revision,
});
export type BannerDetails = v.InferOutput<typeof bannerDetails>;

const when = v.optional(v.nullable(v.pipe(time, v.integer(), v.minValue(0))));

export const bannerEdit = v.object({
  ...baseRevision,
  alt: v.optional(v.pipe(v.string(), v.trim(), maxCharacters(LIMITS.altText))),
  words: v.optional(v.pipe(v.string(), v.trim(), maxCharacters(LIMITS.bannerWords))),
  focus: v.optional(bannerFocus),
  link: linkUrl,
  order: v.optional(order),
  /** Milliseconds since 1970. */
  startsAt: when,
  endsAt: when,
});
export type BannerEdit = v.InferOutput<typeof bannerEdit>;

const params = v.object({ id });
const example: BannerDetails = {
  id: 'b7Qm2x',
  alt: '',
  words: '',
  link: null,
  order: 1,
  startsAt: null,
  endsAt: null,
  updatedAt: 1_790_000_000_000,
  revision: 1,
};

const rows = (base: string, list: string, tag: string) => ({
  upload: endpoint({
    method: 'POST',
    path: `${base}/upload`,
    access: 'content',
    tag,
    summary: 'Add pictures (png or jpeg), each under the field name `files`: all of them or, if one is refused, none',
    body: { upload: 'files', files: LIMITS.bannerFiles },
    answer: v.array(bannerDetails),
    status: 201,
    example: { answer: [example] },
  }),
  list: endpoint({
    method: 'GET',
    path: `${base}/${list}`,
    access: 'public',
    tag,
    summary: 'The pictures shown now, in their order, as base64 JPEG',
    answer: v.array(bannerAnswer),
    status: 200,
    example: { answer: [{ id: 'b7Qm2x', data: '/9j/4AAQSkZJRg==' }] },
  }),
  replace: endpoint({
    method: 'PUT',
    path: `${base}/{id}`,
    access: 'content',
    tag,
    summary: 'Change what goes with a picture; what is left out stays',
    params,
    body: bannerEdit,
    answer: bannerDetails,
    status: 200,
    errorStatuses: [409],
    example: {
      params: { id: 'b7Qm2x' },
      body: { alt: 'Diwali hampers' },
      answer: { ...example, alt: 'Diwali hampers', revision: 2 },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${base}/delete/{id}`,
    access: 'content',
    tag,
    summary: 'Move a picture to the trash',
    params,
    answer: 'nothing',
    status: 204,
    example: { params: { id: 'b7Qm2x' } },
  }),
});

/** The same calls for both kinds, at the paths that SPEC §7 gives them. */
export const banners = {
  carousel: rows('/api/carouselImages', 'getCarousels', 'Carousel images'),
  trending: rows('/api/trendingImages', 'getTrending', 'Trending images'),
} satisfies Record<BannerKind, unknown>;
