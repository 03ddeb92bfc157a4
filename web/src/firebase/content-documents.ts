import { COLLECTIONS } from '@catalogue/contract/collections';
import { banner } from '@catalogue/contract/entities/banner';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { category } from '@catalogue/contract/entities/category';
import { product } from '@catalogue/contract/entities/product';
import { collection, doc, type DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore';

const SCHEMAS = { categories: category, products: product, banners: banner };

/** A stored category, product or banner. */
export type Content<Noun extends CatalogueNoun> = v.InferOutput<(typeof SCHEMAS)[Noun]>;

export const contentCollection = (noun: CatalogueNoun) => collection(firestore, COLLECTIONS[noun]);
export const contentDocument = (noun: CatalogueNoun, id: string) => doc(contentCollection(noun), id);

/** The document as an entity of the contract; null when it is missing or malformed. */
export function readContent<Noun extends CatalogueNoun>(noun: Noun, snapshot: DocumentSnapshot): Content<Noun> | null {
  const parsed = v.safeParse(SCHEMAS[noun], { ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id });
  return parsed.success ? parsed.output : null;
}
