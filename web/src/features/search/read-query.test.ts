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

  it.each(['gift for men', 'gifts for customers', 'gift per person'])('finds only fillers in "%s"', (text) => {
    expect(readQuery(text)).toMatchObject({ words: [], fillers: text.split(' ') });
  });

  it.each(['gift for new employees', 'new joiners', 'new hire', 'New staff'])('reads "%s" as onboarding', (text) => {
    expect(readQuery(text).words).toEqual(['onboarding']);
  });
});
