/** Files that are being prepared, by the draft of their form. */
const running = new Map<string, Promise<void>>();

/** Notes work on the file of a form until it ends. */
export function notePreparation(draftKey: string, work: Promise<unknown>): void {
  const settled: Promise<void> = work
    .catch(() => undefined)
    .then(() => {
      if (running.get(draftKey) === settled) running.delete(draftKey);
    });
  running.set(draftKey, settled);
}

/** Resolves when the file of this form is ready, or could not be prepared. */
export const whenPrepared = (draftKey: string): Promise<void> => running.get(draftKey) ?? Promise.resolve();
