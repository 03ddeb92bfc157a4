import { expect, it, vi } from 'vitest';

// Workbox reads it when it is loaded.
vi.stubGlobal('self', globalThis);
const { CacheFirst } = await import('workbox-strategies');
const { cachePictures, isPicture, isPublicFile } = await import('./files');

const PRODUCT = '/pictures/products/drk-01/upload-1/320.avif';
const PROFILE = '/pictures/users/asha/upload-1/320.avif';
const event = {} as ExtendableEvent;

const matches = (path: string, destination: RequestDestination = 'image'): boolean[] =>
  [isPicture, isPublicFile].map((match) =>
    Boolean(
      match({
        ...{ sameOrigin: true, url: new URL(path, 'https://example.com'), event },
        request: { destination } as Request,
      }),
    ),
  );

it('caches pictures of products and of pages, and no profile picture', () => {
  expect(matches(PRODUCT)).toEqual([true, false]);
  expect(matches('/gallery/1.webp')).toEqual([false, true]);
  expect(matches(PROFILE)).toEqual([false, false]);
});

it('caches nothing that the offline download fetches', () => {
  expect(matches(PRODUCT, '')).toEqual([false, false]);
});

it('caches no profile picture that a page showed before the worker was active', async () => {
  vi.stubGlobal('Request', function request(this: { url: string }, url: string) {
    this.url = url;
  });
  const handle = vi.spyOn(CacheFirst.prototype, 'handle').mockResolvedValue(new Response());
  await cachePictures([PRODUCT, PROFILE], event);
  expect(handle.mock.calls).toEqual([[{ request: { url: PRODUCT }, event }]]);
});
