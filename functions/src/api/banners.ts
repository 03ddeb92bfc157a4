import { isPlannedAt, isShownAt } from '@catalogue/contract/schedule';
import { bannerDetails } from '@catalogue/contract/endpoints/banners';
import type { BannerDetails, banners } from '@catalogue/contract/endpoints/banners';
import type { BannerKind } from '@catalogue/contract/entities/banner';
import type { BannerSummary } from '@catalogue/contract/entities/catalogue';
import { LIMITS } from '@catalogue/contract/limits';
import { Timestamp } from '../platform/firestore';
import type { DocumentSnapshot } from '../platform/firestore';
import { readDocument } from '../platform/read-document';
import { addAllContent, changeContent, readExisting, withoutUndefined, newId, trashContent } from './edit-content';
import { HttpError } from './http-error';
import { CDN_LIST_CACHE, publicCatalogue } from './public-catalogue';
import type { Handlers } from './route';
import { sorted } from './sorted';

const noun = 'banners';

const answerOf = (document: DocumentSnapshot): BannerDetails => readDocument(bannerDetails, document);

const ofKind = async (kind: BannerKind): Promise<BannerSummary[]> => {
  const { banners: all } = await publicCatalogue();
  return sorted(all.values(), 'order', 'asc').filter((one) => one.kind === kind);
};

const time = (moment: number | null | undefined): Timestamp | null | undefined =>
  typeof moment === 'number' ? Timestamp.fromMillis(moment) : moment;

/** Handlers of one kind of banner. */
export const bannerHandlers = (kind: BannerKind): Handlers<typeof banners.carousel> => {
  const requireKind = async (id: string): Promise<void> => {
    if ((await readExisting(noun, id)).get('kind') !== kind) throw new HttpError(404);
  };
  return {
    async upload({ body: pictures, caller }) {
      const by = await caller();
      const { storeUploads } = await import('./store-uploads');
      const last = (await ofKind(kind)).at(-1)?.order ?? 0;
      const uploads = pictures.map(
        (picture) => ({ collection: noun, documentId: newId(), uploadId: newId(), picture }) as const,
      );
      let added: DocumentSnapshot[] = [];
      await storeUploads(uploads, async () => {
        const fields = { kind, alt: '', link: null, startsAt: null, endsAt: null, planned: false, picture: null };
        added = await addAllContent(
          uploads.map(({ documentId: id, uploadId: imageName }, index) => ({
            target: { noun, id, by },
            fields: { ...fields, order: Math.min(Math.floor(last) + 1 + index, LIMITS.order.max), imageName },
          })),
        );
      });
      return { data: added.map(answerOf) };
    },

    async list() {
      const now = Date.now();
      const shown = (await ofKind(kind)).flatMap((one) =>
        one.picture !== null && isShownAt(one, now) ? [{ id: one.id, picture: one.picture }] : [],
      );
      return {
        cache: CDN_LIST_CACHE,
        tag: JSON.stringify(shown.map(({ id, picture }) => [id, picture.path])),
        data: async () => {
          const { jpegOf } = await import('./banner-jpeg');
          return Promise.all(shown.map(async ({ id, picture }) => ({ id, data: await jpegOf(picture) })));
        },
      };
    },

    async replace({ params: { id }, body: { revision, startsAt, endsAt, ...edit }, caller }) {
      await requireKind(id);
      const planned = startsAt === undefined ? undefined : isPlannedAt(startsAt, Date.now());
      const fields = withoutUndefined({ ...edit, startsAt: time(startsAt), endsAt: time(endsAt), planned });
      return { data: answerOf(await changeContent({ noun, id, by: await caller() }, fields, { revision })) };
    },

    async remove({ params: { id }, caller }) {
      await requireKind(id);
      await trashContent({ noun, id, by: await caller() });
      return undefined;
    },
  };
};
