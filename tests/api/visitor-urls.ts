import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { withRows } from '@catalogue/contract/catalogue-columns';
import { fillPath } from '@catalogue/contract/endpoints/endpoint';
import { ENDPOINTS } from '@catalogue/contract/endpoints/table';
import { formatMoney } from '../../web/src/lib/format';
import { server, stack } from '../stack';
import { send, type Answer } from './server';

interface Content {
  product: string;
  category: string;
  shortlist: string;
}

const asPath = (path: string): string => (path.startsWith('/api') ? path : `/api${path}`);

/** Every call of the API that a visitor may make with GET. */
const apiUrls = ({ product, category, shortlist }: Content): string[] =>
  ENDPOINTS.filter(({ method, access }) => method === 'GET' && access === 'public').map(({ path, example }) =>
    asPath(fillPath(path, { ...example.params, productId: product, categoryId: category, id: shortlist })),
  );

/** All that a visitor can load about a product: files, pages with and without a chosen option, lists, and calls of the API. */
export const visitorUrls = (content: Content): string[] => [
  ...[
    '/catalogue.json',
    LIST_URL,
    '/catalogue-details.json',
    '/catalogue-version.json',
    '/sitemap.xml',
    '/',
    '/MyCategory',
    '/search',
  ],
  ...[`/store/${content.category}/Testware`, `/products/${content.product}`, `/products/${content.product}?size=L`],
  ...apiUrls(content),
  ...['sortBy=price&sortDir=desc', 'maxPrice=99999', 'maxPrice=99999&quantity=50'].map((query) => `/api/products?${query}`),
];

/** All numbers of a parsed answer. */
function* numbersOf(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* numbersOf(part);
}

/** Whether an answer holds a price: as text, as pages write it, or as a number in rupees or paise, also in columns. */
export function holdsPrice({ bytes, data }: Answer, price: number): boolean {
  const text = bytes.toString();
  if ([String(price), formatMoney(price).replace('₹', '')].some((one) => text.includes(one))) return true;
  return [...numbersOf(withRows(data))].some((one) => [one, one / 100].some((amount) => Math.abs(amount - price) < 0.005));
}

/** Answers of Firestore's own API, under the rules: each collection listed, and the documents by name. */
export async function readFirestore(documents: readonly string[], token?: string): Promise<Map<string, Answer>> {
  const { firestoreHost, projectId } = stack();
  const collections = (await server.firestore().listCollections()).map(({ id }) => `${id}?pageSize=300`);
  const answers = new Map<string, Answer>();
  for (const path of [...collections, ...documents]) {
    const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
    answers.set(path, await send(url, { token }));
  }
  return answers;
}
