import { beforeEach, describe, expect, it } from 'vitest';
import { remove } from '../../data/device-store/database';
import { ownKey } from '../../data/device-store/own-keys';
import { deleteSavedSettingsDraft, deleteSettingsDraft, readSettingsDraft, saveSettingsDraft } from './settings-draft';
import { valuesOf } from './settings-values';

const saved = { ...valuesOf(null), synonyms: ['mug, cup'] };
const draftOf = (values: typeof saved) => ({ values, from: { values: valuesOf(null), revision: 0 }, open: [] });

const form = (writer: string, base: ReturnType<typeof draftOf> | null = null) => ({ writer, base });

beforeEach(() => remove('drafts', ownKey('settings')));

it('deletes the draft of what was saved', async () => {
  await saveSettingsDraft(draftOf(saved), form('first'));
  await deleteSavedSettingsDraft(saved);
  expect(await readSettingsDraft()).toBeNull();
});

it('leaves what was typed since the save', async () => {
  const typed = { ...saved, synonyms: ['mug, cup', 'pen, biro'] };
  await saveSettingsDraft(draftOf(typed), form('first'));
  await deleteSavedSettingsDraft(saved);
  expect((await readSettingsDraft())?.values).toEqual(typed);
});

describe('the settings in two tabs', () => {
  const typed = (synonym: string) => draftOf({ ...saved, synonyms: [synonym] });
  const storedSynonyms = async () => (await readSettingsDraft())?.values.synonyms;

  it('keeps what was typed first; the other tab learns that its text is not kept, and does not delete the draft', async () => {
    const [first, second] = [form('first'), form('second')];
    expect(await saveSettingsDraft(typed('mug'), first)).toBe(true);
    expect(await saveSettingsDraft(typed('pen'), second)).toBe(false);
    await deleteSettingsDraft(second);
    expect(await storedSynonyms()).toEqual(['mug']);
    expect(await saveSettingsDraft(typed('mug, cup'), first)).toBe(true);
    await deleteSettingsDraft(first);
    expect(await saveSettingsDraft(typed('pen'), second)).toBe(true);
    expect(await storedSynonyms()).toEqual(['pen']);
  });

  it('goes on from a draft that was restored, as long as nobody else does', async () => {
    const restored = typed('mug');
    await saveSettingsDraft(restored, form('before'));
    const [first, second] = [form('first', restored), form('second', restored)];
    expect(await saveSettingsDraft(typed('mug, cup'), first)).toBe(true);
    expect(await saveSettingsDraft(typed('pen'), second)).toBe(false);
    expect(await storedSynonyms()).toEqual(['mug, cup']);
  });
});
