import type { ProductInput } from '@catalogue/contract/endpoints/product-input';
import type { products } from '@catalogue/contract/endpoints/products';
import { PRODUCT_DEFAULTS } from '@catalogue/contract/entities/product';
import { readAudiences } from '../catalogue/price-audiences';
import { publishStore } from '../catalogue/publish-store';
import { isAdmin } from './authenticate';
import type { Caller } from './authenticate';
import { addContent, changeContent, newId, readExisting, trashContent } from './edit-content';
import { listProducts } from './list-products';
import { Problem } from './problem';
import { answerOf } from './product-documents';
import { orderPictures, pictureHandlers } from './product-pictures';
import type { Handlers } from './route';
import { insertOf, storedFieldsOf, updateOf } from './stored-product-fields';
import { hidePrices, maySee } from './visible-prices';

const noun = 'products' as const;

const NEW_PRODUCT = { ...PRODUCT_DEFAULTS, imageName: null, picture: null };

async function create({ productId: id = newId(), ...sent }: ProductInput, by: Caller) {
  const { created, document } = await addContent({ noun, id, by }, insertOf(await storedFieldsOf(sent)), NEW_PRODUCT);
  return { status: created ? (201 as const) : (200 as const), location: `/api/products/${id}`, data: await answerOf(document) };
}

export const handlers: Handlers<typeof products> = {
  list: ({ query, caller }) => listProducts(query, caller),

  listOfCategory: ({ params: { categoryId }, query, caller }) => listProducts(query, caller, categoryId),

  async read({ params: { productId }, caller }) {
    const document = await readExisting(noun, productId);
    if (document.get('live') !== true && !(await isAdmin(caller))) throw new Problem(404);
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

  ...pictureHandlers,
};
