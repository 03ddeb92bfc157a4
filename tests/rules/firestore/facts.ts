import { FACT_NAMES, factField, NO_FACTS } from '@catalogue/contract/product-fields';
import type { FactField, FactKind } from '@catalogue/contract/product-fields';
import { LIMITS } from '@catalogue/contract/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { fresh } from '../documents';
import { firestoreOf } from '../personas';

/** Creates another product each time: a second write of one would be refused for its revision. */
const write = (facts: unknown): Promise<void> =>
  setDoc(doc(collection(firestoreOf('admin'), 'products')), { ...fresh('products'), facts });
const letters = (size: number): string => 'x'.repeat(size);
const items = (size: number): string[] => Array.from({ length: size }, () => 'x');

interface Values {
  right: unknown[];
  wrong: unknown[];
}

const text = ({ max }: FactField): Values => ({ right: ['', letters(max)], wrong: [letters(max + 1), 5, null] });
const list = ({ max }: FactField): Values => ({ right: [[], items(max)], wrong: [items(max + 1), 'x', null] });

/** Values at the bounds of a field that the rules accept, and beyond them. Rules cannot loop, so entries of lists are not checked. */
const VALUES: Record<FactKind, (fact: FactField) => Values> = {
  text,
  material: text,
  number: ({ min = 0, max, isWhole }) => ({
    right: [null, min, max, ...(isWhole ? [] : [min + 0.5])],
    wrong: [min - 1, max + 1, String(max), NaN, Infinity, -Infinity, ...(isWhole ? [min + 0.5] : [])],
  }),
  code: () => ({ right: [null, '9617', '96170012'], wrong: ['961', '961700123', '96a7', 9617] }),
  words: list,
  branding: list,
  areas: list,
  options: list,
  priceBreaks: list,
  products: list,
  leadTime: ({ max }) => ({
    right: [null, { from: 0, to: max }, { from: 5, to: 5 }],
    wrong: [{ from: 0, to: max + 1 }, { from: 6, to: 5 }, { from: -1, to: 5 }, { from: 5, to: 7, unit: 'weeks' }, { from: 5 }],
  }),
};

describe('facts of a product', () => {
  it.each([{}, { material: 'Steel' }, NO_FACTS])('may be missing in part: %j', (facts) => assertSucceeds(write(facts)));

  it.each(FACT_NAMES)('%s has the bounds of its record', async (name) => {
    const { right, wrong } = VALUES[factField(name).kind](factField(name));
    for (const value of wrong) await assertFails(write({ [name]: value }));
    for (const value of right) await assertSucceeds(write({ [name]: value }));
  });

  it('hold nothing else, and are a map', async () => {
    await assertFails(write({ shade: 'red' }));
    await assertFails(write('Steel'));
    await assertFails(write(null));
    await assertFails(write({ material: letters(LIMITS.fact), shade: '' }));
  });
});
