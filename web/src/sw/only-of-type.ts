import type { WorkboxPlugin } from 'workbox-core';

/** Caches only complete responses of this content type: guest networks answer with their login page. */
export const onlyOfType = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(isComplete(response, type) ? response : null),
});

export const isComplete = (response: Response, type: RegExp): boolean =>
  response.status === 200 && type.test(response.headers.get('content-type') ?? '');
