import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adviceAfter } from '../local-site';
import { autosaver } from './autosave';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('autosaver', () => {
  it('saves at every interval and remembers when', async () => {
    const save = vi.fn(() => Promise.resolve());
    const autosave = autosaver(save);
    autosave.start();
    expect(autosave.lastSavedAt()).toBeNull();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(autosave.lastSavedAt()).toEqual(new Date('2026-11-22T10:10:00Z'));
    await autosave.stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('goes on after a save that failed, and keeps the time of the last good one', async () => {
    const save = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('busy'));
    const autosave = autosaver(save);
    autosave.start();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(autosave.lastSavedAt()).toBeNull();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(autosave.lastSavedAt()).toEqual(new Date('2026-11-22T10:10:00Z'));
    await autosave.stop();
  });
});

describe('adviceAfter', () => {
  const defect = 'The firestore emulator does not answer any more.';

  it('names the defect, the saved data and the way to go on', () => {
    expect(adviceAfter(defect, new Date(2026, 10, 22, 10, 5), 'npm start', '/log')).toMatch(
      /^The firestore emulator does not answer any more\. The data of 10:05:00 is saved\. Run npm start again to go on; the log is /,
    );
  });

  it('says so if nothing was saved since the start', () => {
    expect(adviceAfter(defect, null, 'npm run dev', '/log')).toContain('Nothing was saved since the start');
  });
});
