import { MIDDLE } from '@catalogue/contract/entities/banner';
import { beforeEach, describe, expect, it } from 'vitest';
import { read, remove } from '../../data/device-store/database';
import { ownKey } from '../../data/device-store/own-keys';
import {
  bannerDrafts,
  bannerKey,
  chosenIn,
  deleteBannerDraft,
  newBannersDrafts,
  newBannersKey,
  toDraft,
} from './banner-drafts';

const form = { writer: 'first', base: null };
const typed = { alt: 'Summer sale', words: '', startsAt: '', endsAt: '' };

describe('images that are chosen and not yet uploaded', () => {
  const key = newBannersKey('carousel');
  const chosen = (id: string) => ({ id, name: `${id}.png`, picture: new Blob([id]), ratio: 1.5, typed, focus: MIDDLE });
  const restored = async () => {
    const draft = await newBannersDrafts.read(key);
    return draft && chosenIn(draft);
  };
  beforeEach(() => newBannersDrafts.change(key, () => undefined));

  it('are restored in their order, with their files, which are stored apart', async () => {
    await newBannersDrafts.save(key, toDraft([chosen('one'), chosen('two')]), form);
    expect(await Promise.all((await restored())?.map(({ picture }) => picture.text()) ?? [])).toEqual(['one', 'two']);
    expect(await read('drafts', key)).toMatchObject({ pictures: { files: ['one', 'two'], blobs: {} } });
    expect(await newBannersDrafts.read(newBannersKey('trending'))).toBeNull();
  });

  it('are stored again when their words or their part changes', async () => {
    const one = chosen('one');
    const changed = { ...one, typed: { ...typed, alt: 'Autumn sale' }, focus: { desktop: 20, phone: 50 } };
    await newBannersDrafts.save(key, toDraft([one]), form);
    await newBannersDrafts.save(key, toDraft([changed]), form);
    expect((await restored())?.[0]).toMatchObject({ typed: changed.typed, focus: changed.focus });
  });

  it('take their files along when they leave', async () => {
    await newBannersDrafts.save(key, toDraft([chosen('one')]), form);
    await newBannersDrafts.remove(key, form);
    expect(await read('uploads', ownKey('banner', 'one'))).toBeUndefined();
  });

  it('leave the draft when this device has lost their file, and it stays the form’s', async () => {
    await newBannersDrafts.save(key, toDraft([chosen('one'), chosen('two')]), { writer: 'closed', base: null });
    await remove('uploads', ownKey('banner', 'one'));
    const base = await newBannersDrafts.read(key);
    expect((await restored())?.map(({ id }) => id)).toEqual(['two']);
    expect(await newBannersDrafts.save(key, toDraft([chosen('two'), chosen('three')]), { ...form, base })).not.toBe('other');
    expect((await restored())?.map(({ id }) => id)).toEqual(['two', 'three']);
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

it('the draft of a deleted banner leaves with it, and returns when the deletion is undone', async () => {
  const values = { ...typed, ...MIDDLE, link: '' };
  await bannerDrafts.save(bannerKey('deleted'), { values, from: null, open: [] }, form);
  const bringBack = await deleteBannerDraft('deleted');
  expect(await bannerDrafts.read(bannerKey('deleted'))).toBeNull();
  await bringBack();
  expect((await bannerDrafts.read(bannerKey('deleted')))?.values).toEqual(values);
  await deleteBannerDraft('deleted');
  await (
    await deleteBannerDraft('deleted')
  )();
  expect(await bannerDrafts.read(bannerKey('deleted'))).toBeNull();
});
