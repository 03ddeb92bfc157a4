import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMeetingUnderWay } from '../../data/device-store/stored-meeting';
import { endMeeting, endOf, readMeeting, startMeeting, type Meeting } from './current-meeting';

const NOW = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;
const meeting: Meeting = { startedAt: NOW, productIds: ['drk-01', 'drk-02'], showsPrices: false };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

describe('readMeeting', () => {
  it('returns the meeting until it is ended', () => {
    expect(readMeeting(NOW)).toBeNull();
    startMeeting(meeting);
    expect(isMeetingUnderWay(NOW + 11 * HOUR)).toBe(true);
    expect(readMeeting(NOW + 11 * HOUR)).toEqual(meeting);
    endMeeting();
    expect(readMeeting(NOW)).toBeNull();
  });

  it('ends a meeting that has lasted 12 hours, or whose clock was set back further', () => {
    for (const now of [endOf(meeting), NOW - 13 * HOUR]) {
      startMeeting(meeting);
      expect(isMeetingUnderWay(now)).toBe(false);
      expect(readMeeting(now)).toBeNull();
      expect(stored.size).toBe(0);
    }
  });

  it.each(['not JSON', '{}', JSON.stringify({ ...meeting, productIds: [1] }), JSON.stringify({ ...meeting, startedAt: '9' })])(
    'removes a stored %s',
    (value) => {
      stored.set('meeting', value);
      expect(readMeeting(NOW)).toBeNull();
      expect(stored.size).toBe(0);
    },
  );

  it('reads no meeting and throws at the start of one if storage is off', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(isMeetingUnderWay(NOW)).toBe(false);
    expect(readMeeting(NOW)).toBeNull();
    expect(() => startMeeting(meeting)).toThrow(TypeError);
  });
});
