const EVERY_MS = 5 * 60_000;

export interface Autosave {
  start: () => void;
  /** Time of the last successful save; null before the first. */
  lastSavedAt: () => Date | null;
  /** Stops saving; resolves when no save is under way. */
  stop: () => Promise<void>;
}

/**
 * Saves every five minutes, so that a crash of the emulators costs little. A save that fails is left out: the next one, or the
 * health watch, follows.
 */
export function autosaver(save: () => Promise<void>): Autosave {
  let savedAt: Date | null = null;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  return {
    start: () => {
      timer = setInterval(() => {
        underWay = underWay.then(save).then(
          () => {
            savedAt = new Date();
          },
          () => undefined,
        );
      }, EVERY_MS);
    },
    lastSavedAt: () => savedAt,
    stop: () => {
      clearInterval(timer);
      return underWay;
    },
  };
}
