import type { Request } from 'firebase-functions/https';
import type { Response } from 'express';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { NotFetched } from '../platform/fetch-public';
import { coverOf, serveCover } from './serve-cover';

const URL_OF_COVER = 'https://pictures.example/desk.jpg';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

async function ask(of: unknown, fetch: () => Promise<Buffer>) {
  const headers: Record<string, string> = {};
  let status = 0;
  const response = {
    set: (name: string | Record<string, string>, value?: string) => {
      Object.assign(headers, typeof name === 'string' ? { [name]: value } : name);
      return response;
    },
    status: (code: number) => {
      status = code;
      return response;
    },
    end: () => response,
  };
  const request = { method: 'GET', query: { of } };
  const stored = (id: string) => Promise.resolve(id === 'desk' ? URL_OF_COVER : null);
  await serveCover(request as unknown as Request, response as unknown as Response, 'desk', {
    catalogue: () => Promise.resolve({ categories: [] }),
    stored,
    fetch,
  });
  return { status, headers };
}

it('serves the cover that the category names as WebP, for a day', async () => {
  const original = await picture(1_600, 900);
  const { status, headers } = await ask(URL_OF_COVER, () => Promise.resolve(original));
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'Content-Type': 'image/webp', 'Cache-Control': expect.stringContaining('86400') as string });
  expect(await sharp(await coverOf(original)).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
});

it.each(['https://other.example/a.jpg', undefined, [URL_OF_COVER, URL_OF_COVER], 'http://pictures.example/desk.jpg'])(
  'fetches nothing for %s',
  async (of) => {
    const fetch = vi.fn(() => Promise.reject(new Error('Not expected')));
    expect((await ask(of, fetch)).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  },
);

it('answers 404 if the file is no picture or the site does not answer', async () => {
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '<html>', ''])
    expect((await ask(URL_OF_COVER, () => Promise.resolve(Buffer.from(text)))).status).toBe(404);
  expect((await ask(URL_OF_COVER, () => Promise.reject(new NotFetched('down')))).status).toBe(404);
});
