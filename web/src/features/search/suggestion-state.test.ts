import { describe, expect, it } from 'vitest';
import { arrived, closed, pressed, typed, type Change, type SuggestionState } from './suggestion-state';

const EMPTY: SuggestionState = { words: '', isOpen: false, found: null, active: null, steps: 0 };
const type = (words: string): Change => typed(words, true);
const find = (words: string, ...ids: string[]): Change => arrived({ words, ids });
const [DOWN, UP, CLOSE] = [pressed(1), pressed(-1), closed];

const after = (...changes: Change[]): SuggestionState => changes.reduce((state, change) => change(state), EMPTY);

describe('suggestions by arrow keys', () => {
  it('moves through the suggestions and the field, in a circle', () => {
    const shown = [type('cup'), find('cup', 'a', 'b')];
    expect(after(...shown).active).toBeNull();
    expect(after(...shown, DOWN).active).toBe('a');
    expect(after(...shown, DOWN, DOWN).active).toBe('b');
    expect(after(...shown, DOWN, DOWN, DOWN).active).toBeNull();
    expect(after(...shown, UP).active).toBe('b');
    expect(after(...shown, DOWN, UP).active).toBeNull();
  });

  it('keeps the selected product when a new index finds others before it', () => {
    expect(after(type('cup'), find('cup', 'a', 'b'), DOWN, find('cup', 'new', 'a', 'b')).active).toBe('a');
    expect(after(type('cup'), find('cup', 'a', 'b'), DOWN, find('cup', 'new', 'a', 'b'), DOWN).active).toBe('b');
  });

  it('selects the product again when it was missing for a moment', () => {
    expect(after(type('cup'), find('cup', 'a'), DOWN, find('cup'), find('cup', 'a')).active).toBe('a');
  });

  it('lets an arrow key wait for the suggestions of what is typed', () => {
    const late = after(type('cup'), find('cup', 'a'), type('mug'), DOWN);
    expect(late).toMatchObject({ active: null, steps: 1, isOpen: true });
    expect(find('mu')(late)).toMatchObject({ active: null, steps: 1 });
    expect(find('mug', 'm', 'n')(late)).toMatchObject({ active: 'm', steps: 0 });
    expect(after(type('cup'), CLOSE, DOWN, DOWN, find('cup', 'a', 'b')).active).toBe('b');
  });

  it('opens the list again by an arrow key after it was closed, with the first suggestion', () => {
    expect(after(type('cup'), find('cup', 'a'), DOWN, CLOSE, DOWN)).toMatchObject({ active: 'a', isOpen: true });
  });

  it('forgets the selection and waiting keys when something is typed or the list is closed', () => {
    expect(after(type('cup'), find('cup', 'a'), DOWN, type('cups')).active).toBeNull();
    expect(after(type('cup'), DOWN, CLOSE, find('cup', 'a')).active).toBeNull();
    expect(after(type('cup'), DOWN, type('mug'), find('mug', 'm')).active).toBeNull();
  });

  it('selects nothing while nothing is found, and the first product once the index finds it', () => {
    expect(after(type('cpu'), find('cpu'), DOWN).active).toBeNull();
    expect(after(type('cpu'), find('cpu'), DOWN, find('cpu', 'a')).active).toBe('a');
    expect(after(type('cpu'), DOWN, find('cpu'), find('cpu', 'a')).active).toBe('a');
  });
});
