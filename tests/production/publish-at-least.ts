import { stack } from '../stack';
import { laneEnvironment } from './lane-environment';
import { measureBurst } from './publish-burst';
import { stageFunctions } from './staged-functions';

/** Prefix of the products that `publishAtLeast` adds. */
export const LISTED = 'listed-';

/** Publishes products of 0.5 kB until the catalogue holds so many. */
export async function publishAtLeast(products: number): Promise<void> {
  const published = (await (await fetch(`${stack().baseUrl}/catalogue.json`)).json()) as { products: unknown[] };
  const missing = products - published.products.length;
  if (missing <= 0) return;
  const burst = { products: missing, characters: 500, prefix: LISTED, limitSeconds: 390 };
  await measureBurst(burst, await stageFunctions(), laneEnvironment());
}
