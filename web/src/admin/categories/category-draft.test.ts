import { beforeEach, expect, it } from 'vitest';
import { read, remove, write } from '../../data/device-store/database';
import { ownKey } from '../../data/device-store/own-keys';
import { categoryDrafts, coverOf, newCategoryKey, toDraft } from './category-draft';

const dates = { startsAt: '', endsAt: '' };
const values = { title: 'Half a cl', description: '', coverImage: '', hue: null, priceAudience: null, ...dates };
const cover = (id: string) => ({ id, file: new Blob([id]) });
const form = { writer: 'first', base: null };
const restored = () => categoryDrafts.read(newCategoryKey());
const restoredCover = async () => {
  const draft = await restored();
  return draft && coverOf(draft);
};

beforeEach(() => categoryDrafts.change(newCategoryKey(), () => undefined));

it('restores a new category as typed, with its cover', async () => {
  expect(await categoryDrafts.save(newCategoryKey(), toDraft(values, cover('one')), form)).not.toBe('other');
  expect((await restored())?.values).toEqual(values);
  expect(await (await restoredCover())?.file.text()).toBe('one');
});

it('stores another cover, although nothing else has changed, and deletes the one before', async () => {
  await categoryDrafts.save(newCategoryKey(), toDraft(values, cover('one')), form);
  await categoryDrafts.save(newCategoryKey(), toDraft(values, cover('two')), form);
  expect((await restoredCover())?.id).toBe('two');
  expect(await read('uploads', ownKey('category', 'one'))).toBeUndefined();
  await categoryDrafts.save(newCategoryKey(), toDraft(values, null), form);
  expect(await restoredCover()).toBeNull();
});

it('leaves what another tab typed first', async () => {
  await categoryDrafts.save(newCategoryKey(), toDraft(values, null), form);
  const other = { writer: 'second', base: null };
  expect(await categoryDrafts.save(newCategoryKey(), toDraft({ ...values, title: 'Lamps' }, null), other)).toBe('other');
  await categoryDrafts.remove(newCategoryKey(), other);
  expect((await restored())?.values.title).toBe('Half a cl');
});

it('goes on from a draft whose cover this device has lost', async () => {
  await categoryDrafts.save(newCategoryKey(), toDraft(values, cover('one')), { writer: 'closed', base: null });
  await remove('uploads', ownKey('category', 'one'));
  const base = await restored();
  expect(base).toMatchObject({ values, pictures: { names: [] } });
  expect(await categoryDrafts.save(newCategoryKey(), toDraft({ ...values, title: 'Lamps' }, null), { ...form, base })).not.toBe(
    'other',
  );
  expect((await restored())?.values.title).toBe('Lamps');
});

it('restores nothing that another release stored differently', async () => {
  await write('drafts', newCategoryKey(), { values: { title: 'Half a cl' } });
  expect(await categoryDrafts.read(newCategoryKey())).toBeNull();
});
