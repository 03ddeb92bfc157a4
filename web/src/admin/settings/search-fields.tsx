import { LIMITS } from '@catalogue/contract/limits';
import { TextField } from '../../ui/field';
import { EditableRows } from './editable-rows';
import { FailedSearches } from './failed-searches';
import { SETTINGS_TEXTS as texts } from './settings-texts';
import type { SettingsFields } from './use-settings-form';

/** The page of the search: synonyms, and searches without a result. */
export function SearchFields({ values, errors, set }: SettingsFields) {
  const addSynonym = (word: string): void => {
    set({ synonyms: [...values.synonyms, `${word}, `] });
    // After the new row is rendered.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-rows="synonyms"] li:last-child input')?.focus());
  };
  return (
    <>
      <EditableRows
        name="synonyms"
        texts={texts.synonyms}
        rows={values.synonyms}
        newRow=""
        max={LIMITS.synonymGroups}
        onChange={(synonyms) => set({ synonyms })}
      >
        {(group, index, onRow) => (
          <TextField
            label={texts.synonyms.row(index + 1)}
            value={group}
            error={errors.synonyms[index]}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onRow(target.value)}
          />
        )}
      </EditableRows>
      <FailedSearches synonyms={values.synonyms} onAdd={addSynonym} />
    </>
  );
}
