import { beforeEach, describe, expect, it } from 'vitest';
import { remove } from '../../data/device-store/database';
import { deleteSavedSettingsDraft, settingsDrafts, settingsKey } from './settings-draft';
import { valuesOf } from './settings-values';

const saved = { ...valuesOf(null), synonyms: ['mug, cup'] };
const draftOf = (values: typeof saved) => ({ values, from: { values: valuesOf(null), revision: 0 }, open: [] });

const form = (writer: string, base: ReturnType<typeof draftOf> | null = null) => ({ writer, base });

beforeEach(() => remove('drafts', settingsKey()));

it('deletes the draft of what was saved', async () => {
  await settingsDrafts.save(settingsKey(), draftOf(saved), form('first'));
  await deleteSavedSettingsDraft(saved);
  expect(await settingsDrafts.read(settingsKey())).toBeNull();
});

it('leaves what was typed since the save', async () => {
  const typed = { ...saved, synonyms: ['mug, cup', 'pen, biro'] };
  await settingsDrafts.save(settingsKey(), draftOf(typed), form('first'));
  await deleteSavedSettingsDraft(saved);
  expect((await settingsDrafts.read(settingsKey()))?.values).toEqual(typed);
});

describe('the settings in two tabs', () => {
  const typed = (synonym: string) => draftOf({ ...saved, synonyms: [synonym] });
  const storedSynonyms = async () => (await settingsDrafts.read(settingsKey()))?.values.synonyms;

  it('keeps what was typed first; the other tab learns that its text is not kept, and does not delete the draft', async () => {
    const [first, second] = [form('first'), form('second')];
    expect(await settingsDrafts.save(settingsKey(), typed('mug'), first)).not.toBe('other');
    expect(await settingsDrafts.save(settingsKey(), typed('pen'), second)).toBe('other');
    await settingsDrafts.remove(settingsKey(), second);
    expect(await storedSynonyms()).toEqual(['mug']);
    expect(await settingsDrafts.save(settingsKey(), typed('mug, cup'), first)).not.toBe('other');
    await settingsDrafts.remove(settingsKey(), first);
    expect(await settingsDrafts.save(settingsKey(), typed('pen'), second)).not.toBe('other');
    expect(await storedSynonyms()).toEqual(['pen']);
  });

  it('goes on from a draft that was restored, as long as nobody else does', async () => {
    const restored = typed('mug');
    await settingsDrafts.save(settingsKey(), restored, form('before'));
    const [first, second] = [form('first', restored), form('second', restored)];
    expect(await settingsDrafts.save(settingsKey(), typed('mug, cup'), first)).not.toBe('other');
    expect(await settingsDrafts.save(settingsKey(), typed('pen'), second)).toBe('other');
    expect(await storedSynonyms()).toEqual(['mug, cup']);
  });
});
