import { removeMeetingFlag, setMeetingFlag } from '../../data/device-store/meeting-flag';
import { isLasting, LONGEST_MEETING_MS, MEETING_KEY } from '../../data/device-store/stored-meeting';

/** A meeting on this device. Until the PIN ends it, every page opens at /meeting (app/guard-document.ts). */
export interface Meeting {
  /** Device clock. */
  startedAt: number;
  /** Products in the order they are shown. */
  productIds: readonly string[];
  /** Prices and stock are shown, too. */
  showsPrices: boolean;
}

/** When a meeting ends by itself. */
export const endOf = ({ startedAt }: Meeting): number => startedAt + LONGEST_MEETING_MS;

const isMeeting = (value: unknown): value is Meeting =>
  typeof value === 'object' &&
  value !== null &&
  'startedAt' in value &&
  typeof value.startedAt === 'number' &&
  'showsPrices' in value &&
  typeof value.showsPrices === 'boolean' &&
  'productIds' in value &&
  Array.isArray(value.productIds) &&
  value.productIds.every((id) => typeof id === 'string');

/** The meeting under way; null after its end, or when it has lasted too long. */
export function readMeeting(now: number): Meeting | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MEETING_KEY) ?? 'null');
    if (isMeeting(stored) && isLasting(stored.startedAt, now)) return stored;
  } catch {
    // Storage is off, or holds something else.
  }
  endMeeting();
  return null;
}

/** Stores the meeting. Throws if the device cannot: a reload would end the meeting. */
export function startMeeting(meeting: Meeting): void {
  localStorage.setItem(MEETING_KEY, JSON.stringify(meeting));
  void setMeetingFlag(endOf(meeting));
}

/** Ends the meeting on this device. */
export function endMeeting(): void {
  void removeMeetingFlag();
  try {
    localStorage.removeItem(MEETING_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
