/**
 * Functions whose service account writes no document. The status check requests the pages of those that visitors call; the nightly
 * sweep counts pictures that were never made.
 */
const READERS = ['makeVariants', 'site'];

let waiting = 0;
let writing: Promise<void> | undefined;

async function write(name: string): Promise<void> {
  const { addToday } = await import('./daily-counters');
  // Errors that come while a write is under way share the next one.
  while (waiting > 0) {
    const count = waiting;
    waiting = 0;
    const now = new Date();
    await addToday({ errors: { [now.getUTCHours()]: { [name]: count } } }, now.getTime());
  }
}

/**
 * Counts an error of this function for the status screen. Best effort: the count is lost if the instance stops first, or if
 * Firestore is what fails. Resolves when nothing is left to write.
 */
export function countError(name = process.env.FUNCTION_TARGET): Promise<void> {
  if (name === undefined || name === '' || READERS.includes(name)) return Promise.resolve();
  waiting += 1;
  writing ??= write(name)
    .catch(() => undefined)
    .finally(() => (writing = undefined));
  return writing;
}
