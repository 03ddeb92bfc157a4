import { afterAll, beforeAll } from 'vitest';
import { removeSince } from './remove-since';
import { serveApi, type Answer, type ApiRequest } from './server';

/** Serves the API while the tests of this scope run, then deletes the documents that were written meanwhile. */
export function withApi(): { send: (path: string, request?: ApiRequest) => Promise<Answer>; readonly port: number } {
  let served: Awaited<ReturnType<typeof serveApi>> | undefined;
  let started = new Date();
  beforeAll(async () => {
    started = new Date();
    served = await serveApi();
  });
  afterAll(async () => {
    await served?.close();
    await removeSince(started);
  });
  const api = () => {
    if (served === undefined) throw new Error('The API is served only while tests run.');
    return served;
  };
  return {
    send: (path, request) => api().send(path, request),
    get port() {
      return api().port;
    },
  };
}
