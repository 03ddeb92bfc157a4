import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_FIELDS, EMPTY_PRODUCT } from './product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import { mergeEdits } from './merge-edits';

const original: ProductContent = { ...EMPTY_PRODUCT, title: 'Mug', price: 100 };

describe('two people editing one product', () => {
  it('keeps both edits when they touched different fields', () => {
    const {
      merged,
      conflicts: conflicts,
      autoMerged: autoMerged,
    } = mergeEdits(original, { ...original, title: 'Steel mug' }, { ...original, price: 120 });
    expect(merged).toEqual({ ...original, title: 'Steel mug', price: 120 });
    expect(conflicts).toEqual([]);
    expect(autoMerged).toEqual(['price']);
  });

  it('reports fields that both changed as conflicts, with my value until somebody decides', () => {
    const { merged, conflicts: conflicts } = mergeEdits(original, { ...original, price: 90 }, { ...original, price: 120 });
    expect(merged.price).toBe(90);
    expect(conflicts).toEqual([{ field: 'price', mine: 90, theirs: 120 }]);
  });

  it('never loses an edit: each changed value is merged or named as a conflict', () => {
    const content = fc.record({
      ...Object.fromEntries(CONTENT_FIELDS.map((field) => [field, fc.constant(original[field])])),
      title: fc.constantFrom('Mug', 'Cup', 'Jug'),
      price: fc.constantFrom(100, 90, null),
      stock: fc.boolean(),
    }) as fc.Arbitrary<ProductContent>;
    fc.assert(
      fc.property(content, content, (mine, theirs) => {
        const { merged, conflicts: conflicts } = mergeEdits(original, mine, theirs);
        const clashing = new Set(conflicts.map((conflict) => conflict.field));
        for (const field of CONTENT_FIELDS) {
          if (mine[field] !== original[field]) expect(merged[field]).toBe(mine[field]);
          else if (theirs[field] !== original[field]) expect(merged[field]).toBe(theirs[field]);
          expect(clashing.has(field)).toBe(
            mine[field] !== original[field] && theirs[field] !== original[field] && mine[field] !== theirs[field],
          );
        }
      }),
    );
  });
});
