import { LIMITS } from '@catalogue/contract/limits';
import { NO_FACTS } from '@catalogue/contract/no-facts';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { fresh, idOf } from './documents';
import { firestoreOf } from './personas';

const write = (facts: unknown): Promise<void> =>
  setDoc(doc(firestoreOf('admin'), 'products', idOf('products')), { ...fresh('products'), facts });
const letters = (size: number): string => 'x'.repeat(size);
const items = (size: number): string[] => Array.from({ length: size }, () => 'x');

describe('facts of a product', () => {
  it.each([{}, { material: 'Steel' }, NO_FACTS])('may be missing in part: %j', (facts) => assertSucceeds(write(facts)));

  it.each([
    ['material', letters(LIMITS.fact), letters(LIMITS.fact + 1)],
    ['size', letters(LIMITS.fact), letters(LIMITS.fact + 1)],
    ['packaging', letters(LIMITS.fact), letters(LIMITS.fact + 1)],
    ['countryOfOrigin', letters(LIMITS.country), letters(LIMITS.country + 1)],
    ['weight', LIMITS.weight, LIMITS.weight + 1],
    ['weight', 0, -1],
    ['weight', 12.5, '12.5'],
    ['gstRate', 100, 101],
    ['minimumQuantity', 1, 0],
    ['minimumQuantity', LIMITS.quantity, LIMITS.quantity + 1],
    ['hsn', '9617', '961'],
    ['hsn', '96170012', '961700123'],
    ['leadTime', { from: 0, to: LIMITS.leadDays }, { from: 0, to: LIMITS.leadDays + 1 }],
    ['leadTime', { from: 5, to: 5 }, { from: 6, to: 5 }],
    ['leadTime', { from: 0, to: 5 }, { from: -1, to: 5 }],
    ['leadTime', { from: 5, to: 7 }, { from: 5, to: 7, unit: 'weeks' }],
    ['brandingMethods', items(LIMITS.brandingMethods), items(LIMITS.brandingMethods + 1)],
    ['tags', items(LIMITS.tags), items(LIMITS.tags + 1)],
    ['options', items(LIMITS.options), items(LIMITS.options + 1)],
    ['priceBreaks', items(LIMITS.priceBreaks), items(LIMITS.priceBreaks + 1)],
    ['related', items(LIMITS.related), items(LIMITS.related + 1)],
    ['related', [], 'x'],
  ])('%s may be %j but not %j', async (fact, right, wrong) => {
    // In this order, because a second write of the document would be refused for its revision.
    await assertFails(write({ [fact]: wrong }));
    await assertSucceeds(write({ [fact]: right }));
  });

  it('hold nothing else, and are a map', async () => {
    await assertFails(write({ colour: 'red' }));
    await assertFails(write('Steel'));
    await assertFails(write(null));
  });
});
