import type { categories } from '@catalogue/contract/endpoints/categories';
import { cutPage } from '@catalogue/contract/endpoints/page';
import { category } from '@catalogue/contract/entities/category';
import { isShownAt } from '@catalogue/contract/schedule';
import type { DocumentSnapshot } from '../platform/firestore';
import { readDocument } from '../platform/read-document';
import { categoryAnswer } from './answers';
import { addContent, changeContent, readExisting, withoutUndefined, newId, trashContent } from './edit-content';
import { CDN_LIST_CACHE, publicCatalogue } from './public-catalogue';
import type { Handlers } from './route';
import { sorted } from './sorted';

const noun = 'categories';

const answerOf = (document: DocumentSnapshot) => categoryAnswer(readDocument(category, document));

/** Golden-angle steps keep the hues of neighbouring categories apart. */
const hueFor = (order: number): number => ((Math.round(order * 137.5) % 360) + 360) % 360;

/** After every other category. By the clock: the largest order in use would be a query over everything in the trash. */
const nextOrder = (): number => Date.now();

export const handlers: Handlers<typeof categories> = {
  async list({ query: { sortBy, sortDir, ...page } }) {
    const { categories: all, version } = await publicCatalogue();
    const shown = [...all.values()].filter((one) => isShownAt(one, Date.now()));
    return {
      tag: JSON.stringify([version, sortBy, sortDir, page, shown.length]),
      cache: CDN_LIST_CACHE,
      data: () => Promise.resolve(cutPage(sorted(shown, sortBy, sortDir).map(categoryAnswer), page)),
    };
  },

  async read({ params: { categoryId } }) {
    return { data: answerOf(await readExisting(noun, categoryId)) };
  },

  async create({ body: { categoryId = newId(), ...fields }, caller }) {
    const order = fields.order ?? nextOrder();
    const rest = { coverImage: null, hue: hueFor(order), order, imageName: null, picture: null };
    const { created, document } = await addContent(
      { noun, id: categoryId, by: await caller() },
      withoutUndefined(fields),
      rest,
    );
    return { status: created ? 201 : 200, location: `/api/categories/${categoryId}`, data: answerOf(document) };
  },

  async replace({ params: { categoryId }, body: { revision, ...edit }, caller }) {
    return {
      data: answerOf(await changeContent({ noun, id: categoryId, by: await caller() }, withoutUndefined(edit), { revision })),
    };
  },

  async remove({ params: { categoryId }, caller }) {
    await trashContent({ noun, id: categoryId, by: await caller() });
    return undefined;
  },
};
