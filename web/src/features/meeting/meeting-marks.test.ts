import { describe, expect, it } from 'vitest';
import { changeNote, NO_MARK, withMark } from './meeting-marks';

const noted = (...notes: string[]) => ({ isLiked: false, notes });

describe('withMark', () => {
  it('forgets a product without a mark', () => {
    const marks = withMark({}, 'mug', { isLiked: true, notes: [] });
    expect(marks).toEqual({ mug: { isLiked: true, notes: [] } });
    expect(withMark(marks, 'mug', NO_MARK)).toEqual({});
  });
});

describe('changeNote', () => {
  it('adds and removes what was noted, and keeps what was typed', () => {
    const one = changeNote('Gift wrap', NO_MARK, noted('Send a sample'));
    expect(one).toBe('Gift wrap; Send a sample');
    const two = changeNote(one, noted('Send a sample'), noted('Send a sample', 'Other colours'));
    expect(two).toBe('Gift wrap; Send a sample; Other colours');
    expect(changeNote(two, noted('Send a sample', 'Other colours'), NO_MARK)).toBe('Gift wrap');
  });
});
