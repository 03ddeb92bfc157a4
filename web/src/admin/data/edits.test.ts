import type { ProductContent } from '@catalogue/contract/entities/product';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptEdits, createEdits, mergeEdits, mergeRefused, rebaseEdits, restoreEdits } from './edits';
import { CONTENT_FIELDS, EMPTY_PRODUCT } from './product-content';

const version = (revision: number, title: string, price: string) => ({ revision, values: { title, price } });
const typed = (title: string, price: string) => ({
  ...createEdits(version(1, 'Mug', '100'), version(0, '', '').values),
  values: { title, price },
});

describe('a form that is open while others save', () => {
  it('returns the same edits while the server has no newer version', () => {
    const edits = typed('Cup', '100');
    expect(rebaseEdits(edits, version(1, 'Mug', '100'))).toBe(edits);
  });

  it('is based on the version it was last rebased on', () => {
    const edits = rebaseEdits(typed('Cup', '100'), version(2, 'Mug', '120'));
    expect(edits).toMatchObject({
      values: { title: 'Cup', price: '120' },
      from: { revision: 2 },
      conflicts: [],
      autoMerged: ['price'],
    });
  });

  it('merges what is being typed, also where it could not be saved yet', () => {
    const edits = rebaseEdits(typed('', '12a'), version(2, 'Jug', '100'));
    expect(edits.values).toEqual({ title: '', price: '12a' });
    expect(edits.conflicts).toEqual([{ field: 'title', theirs: 'Jug' }]);
    expect(edits.autoMerged).toEqual([]);
  });

  it('keeps a conflict when a third save changes another field', () => {
    const once = rebaseEdits(typed('Cup', '100'), version(2, 'Jug', '100'));
    const twice = rebaseEdits(once, version(3, 'Jug', '120'));
    expect(twice.conflicts).toEqual([{ field: 'title', theirs: 'Jug' }]);
    expect(twice.values).toEqual({ title: 'Cup', price: '120' });
  });

  it('shows their newest value in a conflict, and ends it when they save mine', () => {
    const once = rebaseEdits(typed('Cup', '100'), version(2, 'Jug', '100'));
    expect(rebaseEdits(once, version(3, 'Can', '100')).conflicts).toEqual([{ field: 'title', theirs: 'Can' }]);
    expect(rebaseEdits(once, version(3, 'Cup', '100')).conflicts).toEqual([]);
  });

  it('restores conflicts after a reload', () => {
    const { values, from, conflicts: conflicts } = rebaseEdits(typed('Cup', '100'), version(2, 'Jug', '100'));
    expect(restoreEdits({ values, from, open: conflicts.map(({ field }) => field) }).conflicts).toEqual(conflicts);
  });

  it('has no conflict with its own save, whether the server answers before or after it tells of the new version', () => {
    const saved = version(2, 'Cup', '100');
    const since = typed('Cup, blue', '100');
    const told = rebaseEdits(since, saved);
    expect(told.conflicts).toHaveLength(1);
    for (const edits of [acceptEdits(told, saved), rebaseEdits(acceptEdits(since, saved), saved)]) {
      expect(edits).toMatchObject({ values: { title: 'Cup, blue' }, from: saved, conflicts: [] });
      expect(rebaseEdits(edits, version(1, 'Mug', '100'))).toBe(edits);
    }
  });

  it('keeps a conflict with what others have saved since its own save', () => {
    const told = rebaseEdits(typed('Cup, blue', '100'), version(3, 'Jug', '100'));
    expect(acceptEdits(told, version(2, 'Cup', '100'))).toEqual(told);
  });

  it('notices that its own change was refused: the stored version has the same revision', () => {
    const sent = createEdits(version(2, 'Cup', '100'), { title: '', price: '' });
    expect(rebaseEdits(sent, version(2, 'Jug', '100')).values.title).toBe('Jug');
  });
});

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
    expect(conflicts).toEqual([{ field: 'price', theirs: 120 }]);
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

describe('mergeRefused', () => {
  const empty = { title: '', price: '' };
  /** Based on revision 1; the server refused a new title. */
  const refused = { values: { title: 'Cup', price: '100' }, from: version(1, 'Mug', '100'), typedOn: null };

  it('keeps both when the rest was typed on the refused version', () => {
    const since = { values: { title: 'Cup', price: '90' }, from: version(2, 'Cup', '100') };
    const merged = mergeRefused(refused, since, empty);
    expect(merged).toEqual({ values: { title: 'Cup', price: '90' }, from: refused.from, open: [] });
    expect(rebaseEdits(restoreEdits(merged), version(2, 'Jug', '100')).conflicts).toEqual([{ field: 'title', theirs: 'Jug' }]);
  });

  it('brings a value back that an open form has taken over from a colleague', () => {
    const open = rebaseEdits(createEdits(version(2, 'Cup', '100'), empty), version(2, 'Jug', '120'));
    expect(open.values.title).toBe('Jug');
    const merged = rebaseEdits(restoreEdits(mergeRefused(refused, open, empty)), version(2, 'Jug', '120'));
    expect(merged).toMatchObject({
      values: { title: 'Cup', price: '120' },
      conflicts: [{ field: 'title', theirs: 'Jug' }],
    });
  });

  it('prefers what was typed since in the same field, also the value that was stored', () => {
    for (const title of ['Can', 'Mug']) {
      const since = { values: { title, price: '100' }, from: version(2, 'Cup', '100') };
      expect(mergeRefused(refused, since, empty).values.title).toBe(title);
    }
  });

  it('prefers the later of two refused saves, and what was typed over both', () => {
    const later = { values: { title: 'Beaker', price: '90' }, from: refused.from, typedOn: refused.values };
    expect(mergeRefused(later, refused, empty).values).toEqual(later.values);
    const typedOver = { values: { title: 'Cup', price: '80' }, from: refused.from };
    expect(mergeRefused(later, typedOver, empty).values).toEqual({ title: 'Beaker', price: '80' });
  });
});
