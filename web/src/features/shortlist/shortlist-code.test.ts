import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeShortlist, encodeShortlist, type ShortlistItem } from './shortlist-code';
import { partsOfHash } from './shortlist-url';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const idCharacter = fc.constantFrom(...Array.from(ID));
const optionName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((name) => !name.includes(', '));
const item = fc.record<ShortlistItem>({
  productId: fc.string({ unit: idCharacter, minLength: 1, maxLength: 64 }),
  option: fc.array(optionName, { maxLength: 3 }).map((names) => names.join(', ')),
  quantity: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
});
const shortlist = fc.array(item, { maxLength: 40 });

/** Forty products of a catalogue whose ids Firestore made. */
const forty = Array.from({ length: 40 }, (_, index): ShortlistItem => ({
  productId: `x8Kq2LmP0aZr7YtUw${String(index).padStart(3, '0')}`,
  option: `${['Graphite', 'Midnight blue', 'Forest green', 'White'][index % 4] ?? ''}, ${500 + (index % 3) * 250} ml`,
  quantity: index === 0 ? null : 50 * index,
}));

describe('encodeShortlist', () => {
  it('is decoded to the same items', () => {
    fc.assert(
      fc.property(shortlist, (items) => {
        expect(decodeShortlist(encodeShortlist(items))).toEqual({ items, count: items.length, isIntact: true });
      }),
    );
  });

  it('needs no escaping in a URL', () => {
    fc.assert(fc.property(shortlist, (items) => /^[\w-]+$/.test(encodeShortlist(items))));
  });

  it('fits 40 products with options and quantities into 1.5 kB', () => {
    expect(encodeShortlist(forty).length).toBeLessThanOrEqual(1_400);
  });

  it('has the format of existing links', () => {
    const items = [{ productId: 'drk-02', option: 'Blue', quantity: 300 }];
    expect(encodeShortlist(items)).toMatchInlineSnapshot(`"AQEBBEJsdWUGdrk-02ABAKwCvxMHJ8k"`);
  });
});

describe('decodeShortlist', () => {
  it('reads the products of a truncated link', () => {
    const text = encodeShortlist(forty);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (length) => {
        const { items, isIntact } = decodeShortlist(text.slice(0, length));
        expect(isIntact).toBe(false);
        expect(items).toEqual(forty.slice(0, items.length));
      }),
    );
    expect(decodeShortlist(text.slice(0, 800)).items.length).toBeGreaterThan(15);
    expect(decodeShortlist(text.slice(0, 800)).count).toBe(40);
  });

  it('reports a changed link, and keeps its unchanged products', () => {
    const text = encodeShortlist(forty);
    const changed = `${text.slice(0, 600)}${text[600] === 'A' ? 'B' : 'A'}${text.slice(601)}`;
    const decoded = decodeShortlist(changed);
    expect(decoded.isIntact).toBe(false);
    expect(decoded.items.length).toBeGreaterThan(10);
  });

  it('detects every single changed character', () => {
    const text = encodeShortlist(forty.slice(0, 5));
    fc.assert(
      fc.property(fc.nat(text.length - 2), idCharacter, (at, character) => {
        fc.pre(text[at] !== character);
        expect(decodeShortlist(text.slice(0, at) + character + text.slice(at + 1)).isIntact).toBe(false);
      }),
    );
  });

  it('never throws, and never reports random text as intact', () => {
    fc.assert(fc.property(fc.string(), (text) => !decodeShortlist(text).isIntact));
    fc.assert(fc.property(fc.string({ unit: idCharacter }), (text) => !decodeShortlist(`AQ${text}`).isIntact));
  });
});

describe('the fragment of a link', () => {
  const code = encodeShortlist([{ productId: 'drk-01', option: 'Blue', quantity: 50 }]);

  it('has the id of its title after the products, which pages of earlier releases read all the same', () => {
    const hash = `${code}.b7Qx0Zk2mN4rT9wA`;
    expect(partsOfHash(`#${hash}`)).toEqual({ code, id: 'b7Qx0Zk2mN4rT9wA' });
    expect(decodeShortlist(hash)).toEqual(decodeShortlist(code));
    expect(decodeShortlist(hash).isIntact).toBe(true);
  });

  it('has no id in older links, and none that was cut off', () => {
    for (const hash of [`#${code}`, `#${code}.b7Qx`, `#${code}.a/b`, '#', '']) expect(partsOfHash(hash).id).toBeNull();
  });
});
