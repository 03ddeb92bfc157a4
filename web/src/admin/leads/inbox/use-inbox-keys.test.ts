import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../../data/leads/lead-view';
import { inboxActions, runInboxKey } from './use-inbox-keys';

const saveStatus = vi.hoisted(() => vi.fn());
vi.mock('../save-leads', () => ({ saveStatus }));

const lead = (id: string): Lead => ({ kind: 'order', id, status: 'new' }) as Lead;
const [first, second] = [lead('first'), lead('second')];
const move = vi.fn(() => undefined);
const select = vi.fn();
const clear = vi.fn();

interface State {
  /** The lead whose row has focus. */
  focused?: Lead;
  open?: Lead;
  chosen?: Lead[];
}

const press = (key: string, { focused, open, chosen = [] }: State = {}): boolean =>
  runInboxKey(
    key,
    inboxActions({
      leads: [first, second],
      current: first,
      focusedLead: () => focused,
      moveFocus: move,
      focusRow: vi.fn(),
      open: open ?? null,
      onOpen: vi.fn(),
      selection: { selected: new Set(), chosen, select, clear },
    }),
  );

beforeEach(() => vi.clearAllMocks());

describe('runInboxKey', () => {
  it('moves by j and k from anywhere, and by arrows from a row with focus', () => {
    expect([press('j'), press('k')]).toEqual([true, true]);
    expect(press('ArrowDown')).toBe(false);
    expect([press('ArrowDown', { focused: first }), press('ArrowUp', { focused: first })]).toEqual([true, true]);
    expect(move.mock.calls).toEqual([[1], [-1], [1], [-1]]);
  });

  it('sets the status of the row with focus, else of the open lead, else of none', () => {
    expect(press('3')).toBe(false);
    expect(saveStatus).not.toHaveBeenCalled();
    expect(press('3', { open: second })).toBe(true);
    expect(saveStatus).toHaveBeenLastCalledWith(second, 'quoted');
    expect(press('3', { open: second, focused: first })).toBe(true);
    expect(saveStatus).toHaveBeenLastCalledWith(first, 'quoted');
  });

  it('neither calls, writes to nor selects a lead that has no focus and is not open', () => {
    expect(['c', 'w', 'x'].map((key) => press(key))).toEqual([false, false, false]);
    expect(select).not.toHaveBeenCalled();
    expect(press('x', { focused: second })).toBe(true);
    expect(select).toHaveBeenCalledWith(second, true);
  });

  it('leaves Escape to others where nothing is open or selected', () => {
    expect(press('Escape')).toBe(false);
    expect(press('Escape', { chosen: [first] })).toBe(true);
    expect(clear).toHaveBeenCalledOnce();
    expect(press('Escape', { open: first, chosen: [first] })).toBe(true);
    expect(clear).toHaveBeenCalledOnce();
  });
});
