import { LOST_AFTER_MS, fallbackAfter } from '../platform/shared-calls';

/**
 * Batches items without a timer: items that arrive while `run` is busy go together into its next call, at the latest
 * when that call is lost. Each promise settles with the call that contained its item.
 */
export function batchCalls<Item, Result = void>(run: (items: Item[]) => Promise<Result>): (item: Item) => Promise<Result> {
  let waiting: Item[] = [];
  let next: Promise<Result> | undefined;
  let busy: Promise<unknown> = Promise.resolve();

  return (item) => {
    waiting.push(item);
    next ??= busy.then(() => {
      const items = waiting;
      waiting = [];
      next = undefined;
      const running = run(items);
      const ended = running.catch(() => undefined);
      busy = fallbackAfter(LOST_AFTER_MS, ended, undefined);
      return running;
    });
    return next;
  };
}
