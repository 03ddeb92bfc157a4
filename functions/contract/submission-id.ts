/** A random id of a submission: a UUID of version 4. Ids of other forms may follow from something that others know. */
export const isRandomId = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id);

/** A form without scripts has no id of its own. Within a window the same content is the same lead. */
const WINDOW_MS = 600_000;

/** Ids of a form that carries none: of this window and of the one before. */
export const formIds = (now: number): [current: string, before: string] => {
  const window = Math.floor(now / WINDOW_MS);
  return [`form-${window}`, `form-${window - 1}`];
};
