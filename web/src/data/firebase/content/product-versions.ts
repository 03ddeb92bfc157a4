import { PRODUCT_VERSIONS } from '@catalogue/contract/collections';
import { productVersion, type ProductVersion } from '@catalogue/contract/entities/product-version';
import { collection, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore';
import { readDocument } from '../read-document';
import { contentDocument } from './content-documents';

/** What a product was before its latest changes, the latest first. Rejects offline. */
export async function readProductVersions(productId: string, most: number): Promise<ProductVersion[]> {
  const versions = collection(contentDocument('products', productId), PRODUCT_VERSIONS);
  const { docs } = await getDocsFromServer(query(versions, orderBy('revision', 'desc'), limit(most)));
  return docs.map((document) => readDocument(productVersion, document)).filter((version) => version !== null);
}
