import type { WorkboxPlugin } from 'workbox-core';

/** Keeps an answer only when it is whole and of this content type: guest networks answer anything with their login page. */
export const onlyOfType = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(isComplete(response, type) ? response : null),
});

export const isComplete = (response: Response, type: RegExp): boolean =>
  response.status === 200 && type.test(response.headers.get('content-type') ?? '');
