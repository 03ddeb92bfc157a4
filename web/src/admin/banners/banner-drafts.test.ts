import { MIDDLE } from '@catalogue/contract/entities/banner';
import { beforeEach, describe, expect, it } from 'vitest';
import { remove } from '../../data/device-store/database';
import { bannerDrafts, bannerKey, newBannersDrafts, newBannersKey } from './banner-drafts';

const form = { writer: 'first', base: null };
const typed = { alt: 'Summer sale', words: '', startsAt: '', endsAt: '' };

describe('images that are chosen and not yet uploaded', () => {
  const key = newBannersKey('carousel');
  const chosen = (id: string) => ({ id, name: `${id}.png`, picture: new Blob([id]), ratio: 1.5, typed, focus: MIDDLE });
  beforeEach(() => remove('drafts', key));

  it('are restored in their order, with their files', async () => {
    await newBannersDrafts.save(key, { pictures: [chosen('one'), chosen('two')] }, form);
    const pictures = (await newBannersDrafts.read(key))?.pictures ?? [];
    expect(await Promise.all(pictures.map(({ picture }) => picture.text()))).toEqual(['one', 'two']);
    expect(await newBannersDrafts.read(newBannersKey('trending'))).toBeNull();
  });

  it('are stored again when their words or their part changes', async () => {
    const one = chosen('one');
    const changed = { ...one, typed: { ...typed, alt: 'Autumn sale' }, focus: { desktop: 20, phone: 50 } };
    await newBannersDrafts.save(key, { pictures: [one] }, form);
    await newBannersDrafts.save(key, { pictures: [changed] }, form);
    expect((await newBannersDrafts.read(key))?.pictures[0]).toMatchObject({ typed: changed.typed, focus: changed.focus });
  });
});

it('a stored banner is restored as typed, with what it was based on and its open conflict', async () => {
  const values = { ...typed, ...MIDDLE, link: '/gallery' };
  const draft = { values, from: { values: { ...values, link: '' }, revision: 3 }, open: ['link' as const] };
  await bannerDrafts.save(bannerKey('a'), draft, form);
  expect(await bannerDrafts.read(bannerKey('a'))).toMatchObject(draft);
  await bannerDrafts.remove(bannerKey('a'), form);
  expect(await bannerDrafts.read(bannerKey('a'))).toBeNull();
});
