/** A moment as `<input type="datetime-local">` holds it: the reader's own time zone, to the minute. '' is none. */
export function toInput(moment: number | null): string {
  if (moment === null) return '';
  const local = moment - new Date(moment).getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 16);
}

export const toMoment = (input: string): number | null => (input === '' ? null : new Date(input).getTime());
