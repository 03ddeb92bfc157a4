import { beforeEach, expect, it } from 'vitest';
import { deleteSavedSettingsDraft, deleteSettingsDraft, readSettingsDraft, saveSettingsDraft } from './settings-draft';
import { valuesOf } from './settings-values';

const saved = { ...valuesOf(null), synonyms: ['mug, cup'] };
const draftOf = (values: typeof saved) => ({ values, from: { values: valuesOf(null), revision: 0 }, open: [] });

beforeEach(deleteSettingsDraft);

it('deletes the draft of what was saved', async () => {
  await saveSettingsDraft(draftOf(saved));
  await deleteSavedSettingsDraft(saved);
  expect(await readSettingsDraft()).toBeNull();
});

it('leaves what was typed since the save', async () => {
  const typed = { ...saved, synonyms: ['mug, cup', 'pen, biro'] };
  await saveSettingsDraft(draftOf(typed));
  await deleteSavedSettingsDraft(saved);
  expect((await readSettingsDraft())?.values).toEqual(typed);
});
