/** '18 Dec 2026', of a day as '2026-12-18'. What is no day stays as it is: REST clients may send '2026-13-45'. */
export function dayText(isoDay: string): string {
  const noon = Date.parse(`${isoDay}T12:00:00Z`);
  if (Number.isNaN(noon)) return isoDay;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(noon);
}
