import type { ProductInput } from '@catalogue/contract/endpoints/product-input';
import type { products } from '@catalogue/contract/endpoints/products';
import { product, PRODUCT_DEFAULTS } from '@catalogue/contract/entities/product';
import { MESSAGES } from '@catalogue/contract/messages';
import { makesPricesCross } from '@catalogue/contract/prices';
import * as v from 'valibot';
import { readAudiences } from '../catalogue/price-audiences';
import { publishStore } from '../catalogue/publish-store';
import { isAllowed } from './authenticate';
import type { Caller } from './authenticate';
import type { DocumentSnapshot } from '../platform/firestore';
import { addContent, changeContent, newId, readExisting, trashContent, withoutUndefined } from './edit-content';
import { listProducts } from './list-products';
import { HttpError } from './http-error';
import { answerOf } from './product-documents';
import { orderPictures, pictureHandlers } from './product-pictures';
import type { Handlers } from './route';
import { insertOf, storedFieldsOf, updateOf } from './stored-product-fields';
import { hidePrices, maySee } from './visible-prices';

const noun = 'products' as const;

const NEW_PRODUCT = { ...PRODUCT_DEFAULTS, imageName: null, picture: null };

const prices = v.object({ price: product.entries.price, discountedPrice: product.entries.discountedPrice });

/** @throws HttpError 422 if a write sets a discounted price above the price */
function refuseCrossingPrices(after: unknown, before?: unknown): void {
  if (makesPricesCross(v.parse(prices, after), before === undefined ? null : v.parse(prices, before))) {
    throw new HttpError(422, { errors: { discountedPrice: MESSAGES.discountTooHigh } });
  }
}

async function create({ productId: id = newId(), ...sent }: ProductInput, by: Caller) {
  refuseCrossingPrices({ ...NEW_PRODUCT, ...withoutUndefined(sent) });
  const { created, document } = await addContent({ noun, id, by }, insertOf(await storedFieldsOf(sent)), NEW_PRODUCT);
  return { status: created ? (201 as const) : (200 as const), location: `/api/products/${id}`, data: await answerOf(document) };
}

export const handlers: Handlers<typeof products> = {
  list: ({ query, caller }) => listProducts(query, caller),

  listOfCategory: ({ params: { categoryId }, query, caller }) => listProducts(query, caller, categoryId),

  async read({ params: { productId }, caller }) {
    const document = await readExisting(noun, productId);
    if (document.get('live') !== true && !(await isAllowed('content', caller))) throw new HttpError(404);
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
    const check = (known: DocumentSnapshot) => refuseCrossingPrices({ ...known.data(), ...update }, known.data());
    return { data: await answerOf(await changeContent(target, update, { revision, check })) };
  },

  async remove({ params: { productId }, caller }) {
    await trashContent({ noun, id: productId, by: await caller() });
    return undefined;
  },

  ...pictureHandlers,
};
