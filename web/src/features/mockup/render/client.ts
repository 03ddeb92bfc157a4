import { scriptUrl } from '../../../lib/trusted-types';
import { within } from '../../../lib/within';
import type { DrawOrder, Drawing, FromWorker, LogoOrder, PreparedLogo, ToWorker } from './messages';
import workerUrl from './mockup-worker.ts?worker&url';

/** A phone draws a page of cards in 2 s; past this the worker has died. */
const TIMEOUT_MS = 20_000;

/** Without the id, which `ask` gives. */
type Order = { type: 'logo'; order: LogoOrder } | { type: 'draw'; order: DrawOrder; picture: ImageBitmap };

/** Draws one logo on pictures in a worker of its own, which starts with the first request. */
export interface LogoPainter {
  /** Makes a logo the one that is drawn. null: nothing can be seen of it. Rejects where it cannot be read. */
  takeLogo: (order: LogoOrder) => Promise<PreparedLogo | null>;
  /**
   * Draws the logo on a picture that has been loaded: the service worker answers a picture of the page from the offline download, and
   * no other request. null where it cannot be drawn. Never rejects.
   */
  drawLogo: (image: HTMLImageElement, order: DrawOrder) => Promise<Drawing | null>;
  /** Ends the worker. */
  close: () => void;
}

export function logoPainter(): LogoPainter {
  let worker: Worker | null = null;
  let lastId = 0;
  let lastDrawn: Promise<Drawing | null> = Promise.resolve(null);
  /** What a new worker needs to go on. */
  let lastLogo: LogoOrder | null = null;
  const waiting = new Map<number, (answer: FromWorker) => void>();

  function started(): Worker {
    if (worker) return worker;
    worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'mockup' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => waiting.get(data.id)?.(data));
    if (lastLogo !== null) {
      lastId += 1;
      worker.postMessage({ id: lastId, type: 'logo', order: lastLogo } satisfies ToWorker);
    }
    return worker;
  }

  /** One that does not answer is replaced. */
  function end(): void {
    worker?.terminate();
    worker = null;
  }

  async function ask(order: Order): Promise<FromWorker> {
    const asked = started();
    lastId += 1;
    const id = lastId;
    const answer = new Promise<FromWorker>((resolve) => waiting.set(id, resolve));
    asked.postMessage({ id, ...order } satisfies ToWorker, 'picture' in order ? [order.picture] : []);
    return within(TIMEOUT_MS, answer)
      .catch((): FromWorker => {
        if (asked === worker) end();
        return { id, failed: true };
      })
      .finally(() => waiting.delete(id));
  }

  return {
    async takeLogo(order) {
      const answer = await ask({ type: 'logo', order });
      if (!('logo' in answer)) throw new Error('The logo could not be read');
      if (answer.logo !== null) lastLogo = order;
      return answer.logo;
    },
    drawLogo(image, order) {
      // One after the other: the browser decodes a picture for its bitmap on the main thread, and a row of cards asks at once.
      lastDrawn = lastDrawn.then(async () => {
        const picture = await createImageBitmap(image).catch(() => null);
        if (picture === null) return null;
        const answer = await ask({ type: 'draw', order, picture });
        return 'drawing' in answer ? answer.drawing : null;
      });
      return lastDrawn;
    },
    close: end,
  };
}

/** Draws the logo of this device. */
export const { takeLogo, drawLogo } = logoPainter();
