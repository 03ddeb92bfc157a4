/** A day as `2026-11-22`, in UTC. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A day such as `2026-12-18` of a query or form; null for any other text. */
export const readDay = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** The last moment of a day, where the visitor is. */
export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59`);
