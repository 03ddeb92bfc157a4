import { describe, expect, it } from 'vitest';
import { createEdits, rebaseEdits, restoreEdits } from './edits';

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
    expect(edits.conflicts).toEqual([{ field: 'title', mine: '', theirs: 'Jug' }]);
    expect(edits.autoMerged).toEqual([]);
  });

  it('keeps a conflict when a third save changes another field', () => {
    const once = rebaseEdits(typed('Cup', '100'), version(2, 'Jug', '100'));
    const twice = rebaseEdits(once, version(3, 'Jug', '120'));
    expect(twice.conflicts).toEqual([{ field: 'title', mine: 'Cup', theirs: 'Jug' }]);
    expect(twice.values).toEqual({ title: 'Cup', price: '120' });
  });

  it('shows their newest value in a conflict, and ends it when they save mine', () => {
    const once = rebaseEdits(typed('Cup', '100'), version(2, 'Jug', '100'));
    expect(rebaseEdits(once, version(3, 'Can', '100')).conflicts).toEqual([{ field: 'title', mine: 'Cup', theirs: 'Can' }]);
    expect(rebaseEdits(once, version(3, 'Cup', '100')).conflicts).toEqual([]);
  });

  it('restores conflicts after a reload', () => {
    const { values, from, conflicts: conflicts } = rebaseEdits(typed('Cup', '100'), version(2, 'Jug', '100'));
    expect(restoreEdits({ values, from, open: conflicts.map(({ field }) => field) }).conflicts).toEqual(conflicts);
  });

  it('notices that its own change was refused: the stored version has the same revision', () => {
    const sent = createEdits(version(2, 'Cup', '100'), { title: '', price: '' });
    expect(rebaseEdits(sent, version(2, 'Jug', '100')).values.title).toBe('Jug');
  });
});
