import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { FACT_NAMES, factField, NO_FACTS, type FactName, type ProductFacts } from '@catalogue/contract/product-fields';

const USUAL_NAMES = FACT_NAMES.filter((name) => factField(name).isUsual);

/** A value is usual if as many products have it, and no fewer than half of those that say anything. */
const FEWEST = 2;

const isSaid = (name: FactName, value: unknown): boolean => !isSameFact(value, NO_FACTS[name]);

function mostFrequent(values: readonly unknown[]): unknown {
  const counts = new Map<string, { value: unknown; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
  return most !== undefined && most.count >= FEWEST && most.count * 2 >= values.length ? most.value : undefined;
}

/** The value that most products of a category have, for each fact with `isUsual`. */
export function usualFacts(products: readonly ProductFacts[]): Partial<ProductFacts> {
  const found = USUAL_NAMES.map((name) => [
    name,
    mostFrequent(products.map((facts) => facts[name]).filter((value) => isSaid(name, value))),
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Partial<ProductFacts>;
}
