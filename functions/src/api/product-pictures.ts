import type { products } from '@catalogue/contract/endpoints/products';
import { pictureFields, pictureNames } from '@catalogue/contract/gallery';
import { LIMITS } from '@catalogue/contract/limits';
import { newUploadName } from '@catalogue/contract/upload-name';
import type { DocumentSnapshot } from '../platform/firestore';
import { isAllowed } from './authenticate';
import { changeContent, readExisting } from './edit-content';
import { HttpError } from './http-error';
import { productOf } from './product-documents';
import type { Handlers } from './route';

const noun = 'products' as const;

/** Fields that put a product's pictures into another order. @throws HttpError 422 for an upload of another product */
export function orderPictures(document: DocumentSnapshot, names: readonly string[]): Record<string, unknown> {
  const held = pictureNames(productOf(document));
  if (new Set(names).size < names.length || !names.every((name) => held.includes(name))) {
    throw new HttpError(422, { errors: { pictureNames: 'Name uploads of this product, each once' } });
  }
  return pictureFields(names);
}

/** Endpoints of a product's pictures. */
export const pictureHandlers: Pick<Handlers<typeof products>, 'uploadImage' | 'addPictures' | 'image'> = {
  async uploadImage({ params: { productId }, body: [picture], caller }) {
    await readExisting(noun, productId);
    if (picture === undefined) throw new HttpError(422);
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
      throw new HttpError(422, { errors: { pictures: `At most ${LIMITS.pictures} pictures` } });
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
    if (!isLive && !(await isAllowed('content', caller))) throw new HttpError(404);
    const { picture } = productOf(document);
    if (picture === null) throw new HttpError(404, { message: 'This product has no picture.' });
    const { openVariant } = await import('./open-variant');
    return {
      type: 'image/webp',
      tag: picture.path,
      cache: `${isLive ? 'public' : 'private'}, max-age=60`,
      data: () => openVariant(picture),
    };
  },
};
