import { describe, expect, it } from 'vitest';
import { begun, caughtUp, goneOn } from './edits';

const version = (revision: number, title: string, price: string) => ({ revision, values: { title, price } });
const typed = (title: string, price: string) => ({
  ...begun(version(1, 'Mug', '100'), version(0, '', '').values),
  values: { title, price },
});

describe('a form that is open while others save', () => {
  it('is itself while there is no news', () => {
    const edits = typed('Cup', '100');
    expect(caughtUp(edits, version(1, 'Mug', '100'))).toBe(edits);
  });

  it('follows on the version it was brought together with', () => {
    const edits = caughtUp(typed('Cup', '100'), version(2, 'Mug', '120'));
    expect(edits).toMatchObject({
      values: { title: 'Cup', price: '120' },
      from: { revision: 2 },
      clashes: [],
      taken: ['price'],
    });
  });

  it('merges what is being typed, also where it could not be saved yet', () => {
    const edits = caughtUp(typed('', '12a'), version(2, 'Jug', '100'));
    expect(edits.values).toEqual({ title: '', price: '12a' });
    expect(edits.clashes).toEqual([{ field: 'title', mine: '', theirs: 'Jug' }]);
    expect(edits.taken).toEqual([]);
  });

  it('keeps asking when a third save touches something else', () => {
    const once = caughtUp(typed('Cup', '100'), version(2, 'Jug', '100'));
    const twice = caughtUp(once, version(3, 'Jug', '120'));
    expect(twice.clashes).toEqual([{ field: 'title', mine: 'Cup', theirs: 'Jug' }]);
    expect(twice.values).toEqual({ title: 'Cup', price: '120' });
  });

  it('asks about their newest value, and no longer when they came to mine', () => {
    const once = caughtUp(typed('Cup', '100'), version(2, 'Jug', '100'));
    expect(caughtUp(once, version(3, 'Can', '100')).clashes).toEqual([{ field: 'title', mine: 'Cup', theirs: 'Can' }]);
    expect(caughtUp(once, version(3, 'Cup', '100')).clashes).toEqual([]);
  });

  it('asks again after a reload', () => {
    const { values, from, clashes } = caughtUp(typed('Cup', '100'), version(2, 'Jug', '100'));
    expect(goneOn({ values, from, open: clashes.map(({ field }) => field) }).clashes).toEqual(clashes);
  });

  it('notices a change of its own that was refused: what is there has the same revision', () => {
    const sent = begun(version(2, 'Cup', '100'), { title: '', price: '' });
    expect(caughtUp(sent, version(2, 'Jug', '100')).values.title).toBe('Jug');
  });
});
