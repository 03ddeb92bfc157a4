import { stack } from '../stack';
import { measureBurst } from './publish-burst';
import { stageFunctions } from './staged-functions';

/** Prefix of the products that `publishListed` adds. */
export const LISTED = 'listed-';

/** Publishes products of 0.5 kB, unless an earlier test has. Resolves to the number of all published products. */
export async function publishListed(products: number): Promise<number> {
  const read = async () => {
    const answer = await fetch(`${stack().baseUrl}/catalogue.json?x=${Date.now()}`);
    return ((await answer.json()) as { products: { id: string }[] }).products;
  };
  const published = await read();
  if (published.filter(({ id }) => id.startsWith(LISTED)).length >= products) return published.length;
  const burst = { products, characters: 500, prefix: LISTED, limitSeconds: 390 };
  await measureBurst(burst, await stageFunctions());
  return (await read()).length;
}
