import { slowTimesOf, timesOf, typing, type Samples } from './samples';

/* The obvious way without a database: the whole list is fetched, kept in an array, and asked with the language's own means. */

interface Product {
  id: string;
  title: string;
  price: number;
  stock: boolean;
  categoryId: string;
  addedDate: number;
}
interface Files {
  list: { products: Product[] };
  details: { details: Record<string, { description: string }> };
}

const fetchJson = async <File>(address: string): Promise<File> => (await (await fetch(address)).json()) as File;

/** Stores nothing, so every visit fetches, here from the HTTP cache: the network is not measured. */
async function open(): Promise<Samples> {
  return { open: await slowTimesOf([() => fetchJson<Files['list']>('/list.json')]) };
}

async function use(): Promise<Samples> {
  const { products } = await fetchJson<Files['list']>('/list.json');
  const { details } = await fetchJson<Files['details']>('/details.json');
  const text = ({ id, title }: Product): string => `${title} ${details[id]?.description ?? ''}`.toLowerCase();
  const categories = [...new Set(products.map(({ categoryId }) => categoryId))];
  const orders = [
    (a: Product, b: Product) => a.title.localeCompare(b.title),
    (a: Product, b: Product) => a.price - b.price,
    (a: Product, b: Product) => a.addedDate - b.addedDate,
  ];
  const chosen = categories.slice(0, 10).flatMap((category) => orders.map((order) => ({ category, order })));
  const queries = typing(
    products.map(({ title }) => title),
    20,
  );
  return {
    category: timesOf(categories.map((category) => () => products.filter(({ categoryId }) => categoryId === category))),
    filter: timesOf(
      chosen.map(
        ({ category, order }) =>
          () =>
            [...products].sort(order).filter(({ categoryId, stock }) => stock && categoryId === category),
      ),
    ),
    sort: timesOf(
      chosen.map(
        ({ order }) =>
          () =>
            [...products].sort(order),
      ),
    ),
    search: timesOf(
      queries.map((words) => () => products.filter((one) => words.split(' ').every((word) => text(one).includes(word)))),
    ),
  };
}

Object.assign(globalThis, { measured: { open, use } });
