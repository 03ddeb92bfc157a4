import { fork } from 'node:child_process';
import { catalogueFile } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { getOnce } from './get-once';
import type { Polled, PollMessage, PollRequest } from './poll-process';

/**
 * Requests version, list and details like a CDN without a cache, until stopped. A process of its own measures them, because
 * this one writes documents and delivers events meanwhile. `url` is the one of the function.
 */
export function pollCatalogue(url: string) {
  const poller = fork(new URL('./poll-process.ts', import.meta.url), [url], { execArgv: ['--import', 'tsx'] });
  let newest = 0;
  let failure: Error | undefined;
  poller.on('message', (message: PollMessage) => {
    if ('version' in message) newest = message.version;
  });
  poller.once('exit', (code) => (failure = new Error(`The poller ended with code ${code}`)));
  const request = (what: PollRequest): Promise<Polled> =>
    new Promise((resolve, reject) => {
      poller.on('message', (message: PollMessage) => {
        if ('polled' in message) resolve(message.polled);
      });
      poller.once('exit', () => reject(failure ?? new Error('The poller ended')));
      poller.send(what, (error) => {
        if (error !== null) reject(error);
      });
    });
  let stopped: Promise<Polled> | undefined;
  return {
    /** Grows when something was published. @throws Error if the poller has ended by itself */
    newestVersion: (): number => {
      if (failure !== undefined) throw failure;
      return newest;
    },
    /** What was measured since the start, or since the last call. */
    take: () => request('take'),
    stop: () => (stopped ??= request('stop')),
  };
}

/** How many products with this prefix visitors can load since this version. */
export async function publishedCount(url: string, prefix: string, version: number): Promise<number> {
  const { status, body } = await getOnce(`${url}/catalogue.json?v=${version}`);
  if (status !== 200) return 0;
  return v.parse(catalogueFile, JSON.parse(body.toString())).products.filter(({ id }) => id.startsWith(prefix)).length;
}
