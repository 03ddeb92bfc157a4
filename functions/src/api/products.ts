import { COLLECTIONS } from '@catalogue/contract/collections';
import { cutPage } from '@catalogue/contract/endpoints/page';
import type { ProductFilterQuery } from '@catalogue/contract/endpoints/product-filter';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import type { ProductEdit, ProductInput } from '@catalogue/contract/endpoints/product-input';
import type { products } from '@catalogue/contract/endpoints/products';
import { PRODUCT_DEFAULTS } from '@catalogue/contract/entities/product';
import { LIMITS } from '@catalogue/contract/limits';
import { product } from '@catalogue/contract/entities/product';
import type { Product } from '@catalogue/contract/entities/product';
import type { ProductFacts } from '@catalogue/contract/entities/product-facts';
import { furtherPictures, pictureFields, pictureNames } from '@catalogue/contract/gallery';
import { NO_FACTS } from '@catalogue/contract/no-facts';
import { newUploadName } from '@catalogue/contract/upload-name';
import * as v from 'valibot';
import { readAudiences } from '../catalogue/price-audiences';
import { publishStore } from '../catalogue/publish-store';
import { firestore } from '../platform/firestore';
import type { DocumentSnapshot } from '../platform/firestore';
import { productAnswer } from './answers';
import type { Caller } from './authenticate';
import { addContent, changeContent, readExisting, withoutUndefined, newId, trashContent } from './edit-content';
import { compressedList } from './compressed-list';
import { filterProducts } from './filter-products';
import { createListHolder } from './held-lists';
import { Problem } from './problem';
import { CDN_LIST_CACHE, hiddenPrices, publicCatalogue } from './public-catalogue';
import type { Handlers } from './route';
import { sorted } from './sorted';
import { hidePrices, maySee, pricesForCaller, showPrices } from './visible-prices';

const noun = 'products' as const;
/** Maximum number of hidden products in one answer, last changed first. */
const MAX_HIDDEN = 2_000;

const productOf = (document: DocumentSnapshot): Product => v.parse(product, { ...document.data(), id: document.id });

/** A product whose category was deleted has none. */
async function answerOf(document: DocumentSnapshot): Promise<ProductAnswer> {
  const found = productOf(document);
  const category = found.categoryId === null ? undefined : await categoryOf(found.categoryId);
  return productAnswer(found, furtherPictures(found), category);
}

async function categoryOf(id: string): Promise<{ id: string; title: string } | undefined> {
  const document = await firestore().collection(COLLECTIONS.categories).doc(id).get();
  return document.get('deletedAt') === null ? { id, title: String(document.get('title')) } : undefined;
}

const isStaff = async (caller: () => Promise<Caller | null>): Promise<boolean> => (await caller())?.admin === true;

/** @throws Problem 401 without a valid token, 403 without the admin role */
async function requireStaff(caller: () => Promise<Caller | null>): Promise<void> {
  const known = await caller();
  if (known?.admin === true) return;
  throw known ? new Problem(403) : new Problem(401, { headers: { 'www-authenticate': 'Bearer' } });
}

interface ListQuery extends ProductFilterQuery {
  pageNumber: number;
  pageSize: number;
  sortBy: keyof Pick<ProductAnswer, 'addedDate' | 'title' | 'price' | 'discountedPrice' | 'quantity' | 'stock' | 'updatedAt'>;
  sortDir: 'asc' | 'desc';
  includeHidden: boolean;
}

async function list(
  { pageNumber, pageSize, sortBy, sortDir, includeHidden, ...filter }: ListQuery,
  caller: () => Promise<Caller | null>,
  categoryId?: string,
) {
  const { products: published, categories, version, limitsPrices } = await publicCatalogue();
  if (categoryId !== undefined && !categories.has(categoryId)) throw new Problem(404);
  if (includeHidden) await requireStaff(caller);
  // Everyone else gets the same answer, from the CDN.
  const known = limitsPrices ? await caller() : null;
  const page = { pageNumber, pageSize };
  const select = (all: Iterable<ProductAnswer>): ProductAnswer[] => {
    const listed = categoryId === undefined ? all : [...all].filter(({ category }) => category?.categoryId === categoryId);
    return sorted(filterProducts(listed, filter), sortBy, sortDir);
  };
  if (includeHidden || known !== null) {
    const shown = known === null ? published : await withHiddenPrices(published, known);
    const all = [...shown.values(), ...(includeHidden ? await hidden(categories) : [])];
    return { data: () => Promise.resolve(cutPage(select(all), page)), cache: 'private, no-store' };
  }
  const key = JSON.stringify([categoryId, sortBy, sortDir, filter]);
  const ordered = () => heldList(published, key, () => compressedList(select(published.values())));
  return {
    data: () => Promise.resolve(ordered().page(page)),
    gzip: () => ordered().gzipPage(page),
    tag: JSON.stringify([version, key, page]),
    cache: CDN_LIST_CACHE,
  };
}

const heldList = createListHolder<ProductAnswer>();

async function withHiddenPrices(
  products: ReadonlyMap<string, ProductAnswer>,
  caller: Caller,
): Promise<ReadonlyMap<string, ProductAnswer>> {
  const { prices } = pricesForCaller(await hiddenPrices(), caller);
  const priced = Object.entries(prices).flatMap(([id, hiddenPrice]): [string, ProductAnswer][] => {
    const answer = products.get(id);
    return answer?.price === null ? [[id, showPrices(answer, hiddenPrice)]] : [];
  });
  return new Map([...products, ...priced]);
}

async function hidden(categories: ReadonlyMap<string, { id: string; title: string }>): Promise<ProductAnswer[]> {
  const collection = firestore().collection(COLLECTIONS.products);
  const all = collection.where('live', '==', false).where('deletedAt', '==', null).orderBy('updatedAt', 'desc');
  const { docs } = await all.limit(MAX_HIDDEN).get();
  return docs.map(productOf).map((one) => productAnswer(one, furtherPictures(one), categories.get(one.categoryId ?? '')));
}

/**
 * Fields to store: category resolved, description sanitized.
 *
 * @throws Problem 422 for an unknown category, or a description too long after sanitizing
 */
async function storedFieldsOf({
  category,
  categoryId = category === null ? null : category?.categoryId,
  ...sent
}: Omit<ProductEdit, 'revision' | 'pictureNames'>): Promise<SentFields> {
  if (typeof categoryId === 'string' && (await categoryOf(categoryId)) === undefined) {
    throw new Problem(422, { errors: { categoryId: 'There is no such category' } });
  }
  const [facts, fields] = splitFacts(withoutUndefined({ ...sent, categoryId }));
  if (sent.description === undefined) return { fields, facts };
  const { cleanHtml } = await import('../catalogue/clean-html');
  const description = cleanHtml(sent.description);
  if (description.length > LIMITS.description) {
    throw new Problem(422, { errors: { description: `At most ${LIMITS.description} characters` } });
  }
  return { fields: { ...fields, description }, facts };
}

interface SentFields {
  fields: Record<string, unknown>;
  /** Facts, which are stored in one map. */
  facts: Partial<ProductFacts>;
}

function splitFacts(sent: Record<string, unknown>): [facts: Partial<ProductFacts>, fields: Record<string, unknown>] {
  const isFact = ([name]: [string, unknown]) => Object.hasOwn(NO_FACTS, name);
  const entries = Object.entries(sent);
  return [Object.fromEntries(entries.filter(isFact)), Object.fromEntries(entries.filter((entry) => !isFact(entry)))];
}

/** Field paths of an update: facts that are not named stay. */
const updateOf = ({ fields, facts }: SentFields): Record<string, unknown> => ({
  ...fields,
  ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [`facts.${name}`, value])),
});

/** Fields of a new product. */
const insertOf = ({ fields, facts }: SentFields): Record<string, unknown> => ({
  ...fields,
  ...(Object.keys(facts).length > 0 && { facts: { ...NO_FACTS, ...facts } }),
});

const NEW_PRODUCT = { ...PRODUCT_DEFAULTS, imageName: null, picture: null };

async function create({ productId: id = newId(), ...sent }: ProductInput, by: Caller) {
  const { created, document } = await addContent({ noun, id, by }, insertOf(await storedFieldsOf(sent)), NEW_PRODUCT);
  return { status: created ? (201 as const) : (200 as const), location: `/api/products/${id}`, data: await answerOf(document) };
}

/** Fields that put a product's pictures into another order. @throws Problem 422 for an upload of another product */
function orderPictures(document: DocumentSnapshot, names: readonly string[]): Record<string, unknown> {
  const held = pictureNames(productOf(document));
  if (new Set(names).size < names.length || !names.every((name) => held.includes(name))) {
    throw new Problem(422, { errors: { pictureNames: 'Name uploads of this product, each once' } });
  }
  return pictureFields(names);
}

export const handlers: Handlers<typeof products> = {
  list: ({ query, caller }) => list(query, caller),

  listOfCategory: ({ params: { categoryId }, query, caller }) => list(query, caller, categoryId),

  async read({ params: { productId }, caller }) {
    const document = await readExisting(noun, productId);
    if (document.get('live') !== true && !(await isStaff(caller))) throw new Problem(404);
    const audience = (await readAudiences(publishStore))(document.data() ?? {});
    const answer = await answerOf(document);
    if (audience === 'everyone') return { data: answer };
    return { data: maySee(audience, await caller()) ? answer : hidePrices(answer), cache: 'private, no-store' };
  },

  create: async ({ body, caller }) => create(body, await caller()),

  async createInCategory({ params: { categoryId }, body, caller }) {
    await readExisting('categories', categoryId);
    return create({ ...body, categoryId }, await caller());
  },

  async replace({ params: { productId }, body: { revision, pictureNames: names, ...edit }, caller }) {
    const target = { noun, id: productId, by: await caller() } as const;
    const order = names === undefined ? {} : orderPictures(await readExisting(noun, productId), names);
    const update = { ...updateOf(await storedFieldsOf(edit)), ...order };
    return { data: await answerOf(await changeContent(target, update, revision)) };
  },

  async remove({ params: { productId }, caller }) {
    await trashContent({ noun, id: productId, by: await caller() });
    return undefined;
  },

  async uploadImage({ params: { productId }, body: [picture], caller }) {
    await readExisting(noun, productId);
    if (picture === undefined) throw new Problem(422);
    const { storeUploads } = await import('./store-uploads');
    const target = { noun, id: productId, by: await caller() } as const;
    const imageName = newUploadName();
    await storeUploads([{ collection: noun, documentId: productId, uploadId: imageName, picture }], async () => {
      await changeContent(target, { imageName, imageError: null });
    });
    return { data: { productId, imageName } };
  },

  async addPictures({ params: { productId }, body: pictures, caller }) {
    const held = pictureNames(productOf(await readExisting(noun, productId)));
    if (held.length + pictures.length > LIMITS.pictures) {
      throw new Problem(422, { errors: { pictures: `At most ${LIMITS.pictures} pictures` } });
    }
    const { storeUploads } = await import('./store-uploads');
    const target = { noun, id: productId, by: await caller() } as const;
    const uploads = pictures.map((picture) => ({
      collection: noun,
      documentId: productId,
      uploadId: newUploadName(),
      picture,
    }));
    const names = [...held, ...uploads.map(({ uploadId }) => uploadId)];
    await storeUploads(uploads, async () => {
      await changeContent(target, pictureFields(names));
    });
    return { data: { productId, pictureNames: names } };
  },

  async image({ params: { productId }, caller }) {
    const document = await readExisting(noun, productId);
    const isLive = document.get('live') === true;
    if (!isLive && !(await isStaff(caller))) throw new Problem(404);
    const { picture } = productOf(document);
    if (picture === null) throw new Problem(404, { message: 'This product has no picture.' });
    const { openVariant } = await import('./open-variant');
    return {
      type: 'image/webp',
      tag: picture.path,
      cache: `${isLive ? 'public' : 'private'}, max-age=60`,
      data: () => openVariant(picture),
    };
  },
};
