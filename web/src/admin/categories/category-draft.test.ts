import { beforeEach, expect, it } from 'vitest';
import { remove, write } from '../../data/device-store/database';
import { categoryDrafts, newCategoryKey } from './category-draft';

const dates = { startsAt: '', endsAt: '' };
const values = { title: 'Half a cl', description: '', coverImage: '', hue: null, priceAudience: null, ...dates };
const cover = (id: string) => ({ id, file: new Blob([id]) });
const form = { writer: 'first', base: null };
const coverId = async () => (await categoryDrafts.read(newCategoryKey()))?.cover?.id;

beforeEach(() => remove('drafts', newCategoryKey()));

it('restores a new category as typed, with its cover', async () => {
  expect(await categoryDrafts.save(newCategoryKey(), { values, cover: cover('one') }, form)).toBe(true);
  const restored = await categoryDrafts.read(newCategoryKey());
  expect(restored?.values).toEqual(values);
  expect(await restored?.cover?.file.text()).toBe('one');
});

it('stores another cover, although nothing else has changed', async () => {
  await categoryDrafts.save(newCategoryKey(), { values, cover: cover('one') }, form);
  await categoryDrafts.save(newCategoryKey(), { values, cover: cover('two') }, form);
  expect(await coverId()).toBe('two');
  await categoryDrafts.save(newCategoryKey(), { values, cover: null }, form);
  expect(await coverId()).toBeUndefined();
});

it('leaves what another tab typed first', async () => {
  await categoryDrafts.save(newCategoryKey(), { values, cover: null }, form);
  const other = { writer: 'second', base: null };
  expect(await categoryDrafts.save(newCategoryKey(), { values: { ...values, title: 'Lamps' }, cover: null }, other)).toBe(
    false,
  );
  await categoryDrafts.remove(newCategoryKey(), other);
  expect((await categoryDrafts.read(newCategoryKey()))?.values.title).toBe('Half a cl');
});

it('restores nothing that another release stored differently', async () => {
  await write('drafts', newCategoryKey(), { values: { title: 'Half a cl' } });
  expect(await categoryDrafts.read(newCategoryKey())).toBeNull();
});
