/** A moment (ms) as `<input type="datetime-local">` holds it: in this device's time zone, to the minute. '' for null. */
export function toLocalDateTime(moment: number | null): string {
  if (moment === null) return '';
  const local = moment - new Date(moment).getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 16);
}

/** The moment (ms) of a `datetime-local` value; null for ''. */
export const fromLocalDateTime = (value: string): number | null => (value === '' ? null : new Date(value).getTime());
