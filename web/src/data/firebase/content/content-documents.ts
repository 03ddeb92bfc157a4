import { COLLECTIONS, SITE_SETTINGS } from '@catalogue/contract/collections';
import { banner, type Banner } from '@catalogue/contract/entities/banner';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { category, type Category } from '@catalogue/contract/entities/category';
import { product, type Product } from '@catalogue/contract/entities/product';
import { siteSettings, type SiteSettings } from '@catalogue/contract/entities/site-settings';
import { collection, doc, onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';
import { waitForToken } from '../with-app-check';

interface Contents {
  categories: Category;
  products: Product;
  banners: Banner;
}

/** A stored category, product or banner. */
export type Content<Noun extends CatalogueNoun> = Contents[Noun];

export const contentCollection = (noun: CatalogueNoun) => collection(firestore, COLLECTIONS[noun]);
export const contentDocument = (noun: CatalogueNoun, id: string) => doc(contentCollection(noun), id);

const READ = {
  categories: (snapshot) => readDocument(category, snapshot, { id: snapshot.id }),
  products: (snapshot) => readDocument(product, snapshot, { id: snapshot.id }),
  banners: (snapshot) => readDocument(banner, snapshot, { id: snapshot.id }),
} satisfies { [Noun in CatalogueNoun]: (snapshot: DocumentSnapshot) => Content<Noun> | null };

/** The document as an entity of the contract; null when it is missing. */
export const readContent = <Noun extends CatalogueNoun>(noun: Noun, snapshot: DocumentSnapshot): Content<Noun> | null =>
  READ[noun](snapshot) as Content<Noun> | null;

/** What staff save: the catalogue's content, and the settings of the site, which are one document. */
export type SavedNoun = CatalogueNoun | 'settings';

export const savedDocument = (noun: SavedNoun, id: string): DocumentReference =>
  noun === 'settings' ? doc(firestore, SITE_SETTINGS) : contentDocument(noun, id);

/** The document as an entity of the contract; null when it is missing. */
export const readSaved = (noun: SavedNoun, snapshot: DocumentSnapshot): Content<CatalogueNoun> | SiteSettings | null =>
  noun === 'settings' ? readDocument(siteSettings, snapshot) : readContent(noun, snapshot);

/**
 * Resolves with the first state that the server confirms. getDocFromServer rejects instead while Firestore reconnects: its
 * writes may be through seconds before its reads are. Without a connection it waits.
 */
export const serverSnapshot = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  waitForToken(() => firstFromServer(reference));

const firstFromServer = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        stop();
        resolve(snapshot);
      },
      reject,
    );
  });
