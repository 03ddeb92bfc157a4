import * as v from 'valibot';

/** What the client said about a product in a meeting. */
export interface MeetingMark {
  isLiked: boolean;
  notes: readonly string[];
}

export type MeetingMarks = Readonly<Record<string, MeetingMark>>;

/** Key in localStorage: a reload in a meeting loses nothing. Logging out deletes it (data/device-store/personal-data.ts). */
const KEY = 'meeting-marks';

const storedMarks = v.record(v.string(), v.object({ isLiked: v.boolean(), notes: v.array(v.string()) }));

export const NO_MARK: MeetingMark = { isLiked: false, notes: [] };

export function readMarks(): MeetingMarks {
  try {
    const parsed = v.safeParse(storedMarks, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    // Storage is off, or holds something else.
    return {};
  }
}

/** Stores the marks of the meeting; without one, none stay. They last as long as the page where storage is off. */
export function storeMarks(marks: MeetingMarks): void {
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Storage is off.
  }
}

/** `marks` with another mark of one product. */
export function withMark(marks: MeetingMarks, id: string, mark: MeetingMark): MeetingMarks {
  const isMarked = mark.isLiked || mark.notes.length > 0;
  return isMarked ? { ...marks, [id]: mark } : Object.fromEntries(Object.entries(marks).filter(([one]) => one !== id));
}

const SEPARATOR = '; ';

/** The notes as the note of a basket line. */
export const noteOf = ({ notes }: MeetingMark): string => notes.join(SEPARATOR);

/** A line's note after the notes of a meeting changed from `before` to `after`; what was typed stays. */
export function changeNote(note: string, before: MeetingMark, after: MeetingMark): string {
  const typed = note.split(SEPARATOR).filter((part) => part !== '' && !before.notes.includes(part));
  return [...typed, ...after.notes].join(SEPARATOR);
}
