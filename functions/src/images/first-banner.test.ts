import type { Banner } from '@catalogue/contract/entities/banner';
import { expect, it } from 'vitest';
import { catalogueFiles } from '../../../tests/fixtures/catalogue-files';
import { changeOf } from '../catalogue/catalogue-change';
import { firstBannerOf } from './first-banner';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;

const banner = (id: string, order: number, given: Partial<Banner> = {}) =>
  changeOf(
    `banners/${id}`,
    1,
    {
      ...{ kind: 'carousel', alt: id, link: null, order, startsAt: null, endsAt: null, imageName: null, imageError: null },
      ...{ createdAt: 1, updatedAt: 1, deletedAt: null, revision: 1 },
      picture: { path: `banners/${id}/u1`, width: 1920, height: 820, widths: [640, 1024], color: '#aabbcc' },
      ...given,
    },
    () => 'everyone',
  );

const firstOf = (...banners: ReturnType<typeof banner>[]) => {
  const snapshot = {
    version: 1,
    ...catalogueFiles(
      { version: 1, asOf: 1 },
      banners.flatMap(({ content }) => content ?? []),
    ),
  };
  const reader = {
    version: () => Promise.resolve(1),
    heldVersion: () => Promise.resolve(1),
    snapshot: () => Promise.resolve(snapshot),
    file: () => Promise.reject(new Error('Not used')),
    prices: () => Promise.reject(new Error('Not used')),
  };
  return firstBannerOf(reader, () => NOON)();
};

it('is the first of those that home shows now', async () => {
  const first = await firstOf(
    banner('trend', 1, { kind: 'trending' }),
    banner('pictureless', 2, { picture: null }),
    banner('over', 3, { endsAt: NOON }),
    banner('to-come', 4, { startsAt: NOON + HOUR }),
    banner('deleted', 5, { deletedAt: NOON - HOUR }),
    banner('later', 8),
    banner('first', 7, { startsAt: NOON, endsAt: NOON + HOUR }),
  );
  expect(first?.path).toBe('banners/first/u1');
});

it('is none where home shows none', async () => {
  expect(await firstOf(banner('over', 1, { endsAt: NOON - HOUR }))).toBeNull();
});
