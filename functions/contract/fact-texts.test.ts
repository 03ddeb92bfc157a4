import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BRANDING_METHOD_IDS } from './branding-methods';
import { productFacts } from './entities/product-facts';
import {
  readBranding,
  readLeadTime,
  readOptions,
  readPriceBreaks,
  weightInSize,
  writeBranding,
  writeOptions,
  writePriceBreaks,
} from './fact-texts';
import { writeLeadTime } from './lead-time-text';

const word = fc.stringMatching(/^[a-z0-9]{1,8}( [a-z0-9]{1,8})?$/);
const amount = fc.integer({ min: 1, max: 90_000 }).map((paise) => paise / 100);

describe('facts as text', () => {
  it('reads back lead times, price breaks, branding and options', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(50), fc.nat(50)).map(([from, more]) => ({ from, to: from + more })),
        fc.array(fc.record({ from: fc.integer({ min: 1 }), price: fc.option(amount) })),
        fc.array(
          fc.record({
            method: fc.constantFrom(...BRANDING_METHOD_IDS),
            position: fc.oneof(word, fc.constant('')),
            area: fc.constantFrom('', '40 x 60 mm'),
          }),
        ),
        fc.array(
          fc.record({
            kind: fc.constantFrom('colour' as const, 'size' as const, 'capacity' as const),
            name: word,
            swatch: fc.constantFrom(null, '#0a1b2c'),
            sku: fc.option(fc.stringMatching(/^[A-Z0-9-]{1,9}$/)),
            price: fc.option(amount),
            stock: fc.boolean(),
            imageName: fc.option(fc.stringMatching(/^[a-z0-9-]{1,9}$/)),
          }),
        ),
        (lead, breaks, methods, options) => {
          expect(readLeadTime(writeLeadTime(lead))).toEqual(lead);
          expect(readPriceBreaks(writePriceBreaks(breaks))).toEqual(breaks);
          expect(readBranding(writeBranding(methods))).toEqual(methods);
          expect(readOptions(writeOptions(options))).toEqual(options);
        },
      ),
    );
  });

  it('reads what people type', () => {
    expect(readLeadTime('5 to 7 working days')).toEqual({ from: 5, to: 7 });
    expect(readPriceBreaks('50:₹560; 1000: On request')).toEqual([
      { from: 50, price: 560 },
      { from: 1_000, price: null },
    ]);
    expect(readBranding('laser engraving, 1 position 40x60 mm')).toEqual([
      { method: 'engraving', position: 'laser engraving, 1 position 40x60 mm', area: '40 x 60 mm' },
    ]);
    expect(readOptions('colour: Black | price ₹1,440')).toMatchObject([{ price: 1440 }]);
    expect(readOptions('colour: Black | price on request')).toBeNull();
    expect(readOptions('Color: Black | #111111 | out of stock')).toMatchObject([
      { kind: 'colour', name: 'Black', swatch: '#111111', stock: false },
    ]);
    expect(weightInSize('20 x 9 x 5 cm, 1.1 kg')).toBe(1_100);
    expect(weightInSize('14 cm, 24 g')).toBe(24);
    expect(weightInSize('M8 x 1.5 g thread')).toBeNull();
  });

  it('returns null for texts it cannot read', () => {
    for (const read of [readLeadTime, readPriceBreaks, readBranding, readOptions]) expect(read('gibberish 7%')).toBeNull();
  });

  it('reads branding and lead time of every line of the seed file', () => {
    const text = readFileSync(join(import.meta.dirname, '../../seed/catalogue.csv'), 'utf8');
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data).toHaveLength(96);
    for (const row of data) {
      const methods = readBranding(row.branding ?? '');
      expect(methods, row.branding).not.toBeNull();
      for (const one of methods ?? []) expect(v.is(productFacts.entries.brandingMethods, [one])).toBe(true);
      expect(v.is(productFacts.entries.leadTime, readLeadTime(row.lead_working_days ?? '')), row.lead_working_days).toBe(true);
    }
  });
});

describe('the schemas of facts', () => {
  it.each([
    [
      [
        { from: 50, price: 10 },
        { from: 100, price: 9 },
        { from: 500, price: null },
      ],
      true,
    ],
    [
      [
        { from: 50, price: 10 },
        { from: 50, price: 9 },
      ],
      false,
    ],
    [
      [
        { from: 50, price: 10 },
        { from: 100, price: 11 },
      ],
      false,
    ],
    [
      [
        { from: 50, price: null },
        { from: 100, price: 9 },
      ],
      false,
    ],
  ])('checks that prices fall: %j', (breaks, isValid) => {
    expect(v.is(productFacts.entries.priceBreaks, breaks)).toBe(isValid);
  });

  it('refuses an option without a name and a lead time that ends before it begins', () => {
    const option = { kind: 'colour', name: ' ', swatch: null, sku: null, price: null, stock: true, imageName: null };
    expect(v.is(productFacts.entries.options, [option])).toBe(false);
    expect(v.is(productFacts.entries.options, [{ ...option, name: 'Black' }])).toBe(true);
    expect(v.is(productFacts.entries.leadTime, { from: 7, to: 5 })).toBe(false);
  });
});
