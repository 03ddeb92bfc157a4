import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../lib/csv';
import { missingCategories, similarTitle, usedCategories, withMeanings, withNewCategories } from './missing-categories';
import { planImport } from './plan-import';
import { SAMPLE_CATEGORIES } from './sample-import';
import { wrongRows } from './wrong-rows';

describe('an import with categories that are missing', () => {
  const table = readCsv(
    'SKU,Title,Category,Price\nA-1,Desk lamp,Lighting,100\nA-2,Torch,LIGHTING,\nA-3,Mug,Drinkware,cheap\nA-4,Pen,none,5',
  );

  it('lists each missing category once', () => {
    expect(missingCategories(table, SAMPLE_CATEGORIES)).toEqual(['Lighting']);
  });

  it('accepts their rows once they are to be created', () => {
    expect(planImport(table, [], SAMPLE_CATEGORIES).rows.map((row) => row.kind)).toEqual(['wrong', 'wrong', 'wrong', 'new']);
    const known = withNewCategories(SAMPLE_CATEGORIES, [{ id: 'lighting', title: 'Lighting' }]);
    const { rows } = planImport(table, [], known);
    expect(rows.map((row) => row.kind)).toEqual(['new', 'new', 'wrong', 'new']);
    expect(rows[1]).toMatchObject({ content: { categoryId: 'lighting' } });
  });

  it('finds the category that a mistyped title is close to', () => {
    const titles = ['Drinkware', 'Bags & Travel', 'Tech'];
    expect(
      ['Drinkwear', 'drink ware', 'Bags and Travel', 'Bag & Travels', 'Teck'].map((typed) => similarTitle(typed, titles)),
    ).toEqual(['Drinkware', 'Drinkware', 'Bags & Travel', 'Bags & Travel', 'Tech']);
    expect(['Lighting', 'Drinks', 'Technology'].map((typed) => similarTitle(typed, titles))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes a mistyped title for the category that it means', () => {
    const typed = readCsv('Title,Category\nMug,Drinkwear');
    const known = withMeanings(SAMPLE_CATEGORIES, { drinkwear: 'Drinkware' });
    expect(missingCategories(typed, known)).toEqual([]);
    expect(planImport(typed, [], known).rows[0]).toMatchObject({ content: { categoryId: 'drinkware' } });
  });

  it('creates only those of rows without an error', () => {
    const created = [
      { id: 'lighting', title: 'Lighting' },
      { id: 'toys', title: 'Toys' },
    ];
    const wrong = readCsv('Title,Category,Price\nLamp,Lighting,1\nBall,Toys,cheap');
    const { rows } = planImport(wrong, [], withNewCategories(SAMPLE_CATEGORIES, created));
    expect(usedCategories(created, rows).map(({ id }) => id)).toEqual(['lighting']);
  });

  it('returns the wrong rows with their errors, to correct and import again', () => {
    const known = withNewCategories(SAMPLE_CATEGORIES, [{ id: 'lighting', title: 'Lighting' }]);
    const file = wrongRows(table, planImport(table, [], known));
    expect(file.header).toEqual(['SKU', 'Title', 'Category', 'Price', 'What is wrong']);
    expect(file.rows).toEqual([['A-3', 'Mug', 'Drinkware', 'cheap', 'Price: “cheap” is not an amount']]);
    const corrected = readCsv(writeCsv(file.header, [['A-3', 'Mug', 'Drinkware', '90', file.rows[0]?.[4] ?? '']]));
    const again = planImport(corrected, [], known);
    expect(again.rows.map((row) => row.kind)).toEqual(['new']);
    expect(wrongRows(corrected, again).header).toEqual(file.header);
  });
});
