import { COLLECTIONS } from '@catalogue/contract/collections';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import { product } from '@catalogue/contract/entities/product';
import type { Product } from '@catalogue/contract/entities/product';
import { furtherPictures } from '@catalogue/contract/gallery';
import { firestore } from '../platform/firestore';
import type { DocumentSnapshot } from '../platform/firestore';
import { productAnswer } from './answers';
import { readDocument } from '../platform/read-document';

export const productOf = (document: DocumentSnapshot): Product => readDocument(product, document);

/** A product whose category was deleted has none. */
export async function answerOf(document: DocumentSnapshot): Promise<ProductAnswer> {
  const found = productOf(document);
  const category = found.categoryId === null ? undefined : await categoryOf(found.categoryId);
  return productAnswer(found, furtherPictures(found), category);
}

/** The category; undefined for a deleted one and for an unknown id. */
export async function categoryOf(id: string): Promise<{ id: string; title: string } | undefined> {
  const document = await firestore().collection(COLLECTIONS.categories).doc(id).get();
  return document.get('deletedAt') === null ? { id, title: String(document.get('title')) } : undefined;
}
