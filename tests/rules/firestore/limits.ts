import { LIMITS } from '@catalogue/contract/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import type { CollectionName } from '@catalogue/contract/collections';
import { fresh, idOf, stored, timelineEntry, touched } from '../documents';
import { firestoreOf, put } from '../personas';

type Bound = [name: CollectionName, field: string, limit: number, value?: (size: number) => unknown];

const letters = (size: number): string => 'x'.repeat(size);
const link = (size: number): string => `/${letters(size - 1)}`;
const identity = (size: number): number => size;

/** Limits of the contract that the rules repeat. */
const BOUNDS: Bound[] = [
  ['categories', 'title', LIMITS.title],
  ['categories', 'description', LIMITS.categoryDescription],
  ['categories', 'coverImage', LIMITS.url, link],
  ['products', 'title', LIMITS.title],
  ['products', 'description', LIMITS.description],
  ['products', 'sku', LIMITS.sku],
  ['products', 'price', LIMITS.price, identity],
  ['products', 'discountedPrice', LIMITS.price, identity],
  ['products', 'quantity', LIMITS.quantity, identity],
  ['banners', 'alt', LIMITS.altText],
  ['banners', 'words', LIMITS.bannerWords],
  ['banners', 'link', LIMITS.url, link],
  ['users', 'name', LIMITS.name],
  ['users', 'about', LIMITS.about],
  ['orders', 'note', LIMITS.note],
  ['orders', 'ownerName', LIMITS.name],
  ['quickEnquiries', 'note', LIMITS.note],
];

describe.each(BOUNDS)('%s.%s', (name, field, limit, value = letters) => {
  const isLead = name === 'orders' || name === 'quickEnquiries';

  async function write(size: number): Promise<void> {
    const reference = doc(firestoreOf(name === 'users' ? 'user' : 'admin'), name, idOf(name));
    if (name === 'users') await put(`${name}/${idOf(name)}`, stored(name));
    // A discounted price is not above the price, but may stand alone.
    const other = field === 'discountedPrice' ? { price: null } : {};
    if (!isLead) return setDoc(reference, { ...fresh(name), ...other, [field]: value(size) });
    // ownerName requires an owner.
    await put(`${name}/${idOf(name)}`, { ...stored(name), owner: 'one', ownerName: 'One' });
    return updateDoc(reference, {
      ...touched(name),
      ...{ [field]: value(size), 'timeline.2': timelineEntry({ [field]: value(size) }) },
    });
  }

  it(`accepts ${limit}`, () => assertSucceeds(write(limit)));
  it(`rejects ${limit + 1}`, () => assertFails(write(limit + 1)));
});
