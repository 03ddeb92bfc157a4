import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query';

describe('readQuery', () => {
  it.each([
    ['50 mugs', 50, 'mugs'],
    ['1,000 pens', 1_000, 'pens'],
    ['1k pens', 1_000, 'pens'],
    ['we need 100 steel bottles', 100, 'steel bottles'],
    ['kits for 40 new joinees', 40, 'kits onboarding'],
    ['mugs 50 pcs', 50, 'mugs'],
    ['2027 diary', null, '2027 diary'],
    ['700 ml bottle', null, '700 ml bottle'],
    ['15.6 backpack', null, '15 6 backpack'],
    ['3 fold umbrella', null, '3 fold umbrella'],
    ['15 august badges', null, '15 august badges'],
    ['25 years award', null, '25 years award'],
    ['100% cotton tee', null, '100 cotton tee'],
    ['bottle 500', null, 'bottle 500'],
  ])('reads the pieces of "%s"', (text, pieces, words) => {
    expect(readQuery(text)).toMatchObject({ pieces, maxPrice: null, words: words.split(' ') });
  });

  it.each([
    ['bottle under 500', 500, 'bottle'],
    ['bottle under 500 per piece', 500, 'bottle'],
    ['bottle under rs 500 each', 500, 'bottle'],
    ['bottle under 500 per person', 500, 'bottle'],
    ['bottle between 500 and 1000', 1_000, 'bottle'],
    ['bottle between ₹500 and ₹1,000', 1_000, 'bottle'],
    ['bottle 500-1000', 1_000, 'bottle'],
    ['bottle 500 to 1000', 1_000, 'bottle'],
    ['bottle rs. 500-750', 750, 'bottle'],
    ['bottle 500-1k rs', 1_000, 'bottle'],
    ['bottle 500 budget', 500, 'bottle'],
    ['bottle budget 500', 500, 'bottle'],
    ['bottle under 500 ml', null, 'bottle under 500 ml'],
    ['diary 2026-27', null, 'diary 2026 27'],
    ['1204-118', null, '1204 118'],
    ['bottle 750-1000 ml', null, 'bottle 750 1000 ml'],
  ])('reads the highest price of "%s"', (text, maxPrice, words) => {
    expect(readQuery(text)).toMatchObject({ maxPrice, pieces: null, words: words.split(' ') });
  });

  it.each([
    ['bottle above 1000', 1_000, null, 'bottle'],
    ['bottle above rs 1,000', 1_000, null, 'bottle'],
    ['bottle above 1000 rs', 1_000, null, 'bottle'],
    ['bottle over ₹1.5k', 1_500, null, 'bottle'],
    ['bottle from 500/-', 500, null, 'bottle'],
    ['bottle > 500', 500, null, 'bottle'],
    ['above 500 for gym', 500, null, 'for gym'],
    ['bottle not below 500', 500, null, 'bottle'],
    ['bottle above 500 under 1000', 500, 1_000, 'bottle'],
    ['bottle above 500 and below 1000', 500, 1_000, 'bottle and'],
    ['bottle from 500 to 1000', null, 1_000, 'bottle from'],
    ['bottle from 1,000-2,000', null, 2_000, 'bottle from'],
    ['bottle from rs 500 to rs 1000', null, 1_000, 'bottle from'],
    ['bottle under 500', null, 500, 'bottle'],
    ['bottle not above 500', null, 500, 'bottle'],
    ['bottle should not be over rs 500', null, 500, 'bottle should'],
    ['tee made from 100% cotton', null, null, 'tee made from 100 cotton'],
    ['umbrella over 21"', null, null, 'umbrella over 21'],
    ['pens qty above 100', null, null, 'pens qty 100'],
    ['bottle above 500 ml', null, null, 'bottle above 500 ml'],
    ['over 100 mugs', null, null, 'over 100 mugs'],
    ['calendar from 2027', null, null, 'calendar from 2027'],
    ['over ear headphone', null, null, 'over ear headphone'],
  ])('reads the lowest price of "%s"', (text, minPrice, maxPrice, rest) => {
    const { words, fillers, ...query } = readQuery(text);
    expect(query).toEqual({ minPrice, maxPrice, pieces: null });
    expect(new Set([...words, ...fillers])).toEqual(new Set(rest.split(' ')));
  });

  it('reads "above 50 pieces" as pieces', () => {
    expect(readQuery('pens above 50 pieces')).toMatchObject({ minPrice: null, pieces: 50 });
  });

  it.each(['gift for men', 'gifts for customers', 'gift per person'])('finds only fillers in "%s"', (text) => {
    expect(readQuery(text)).toMatchObject({ words: [], fillers: text.split(' ') });
  });

  it.each(['gift for new employees', 'new joiners', 'new hire', 'New staff'])('reads "%s" as onboarding', (text) => {
    expect(readQuery(text).words).toEqual(['onboarding']);
  });
});
