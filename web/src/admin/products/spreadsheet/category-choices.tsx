import { CheckField } from '../../../ui/choice-field';
import type { ImportChoices, PlannedImport } from './plan-file';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';

interface Props {
  planned: PlannedImport;
  onChoose: (choices: ImportChoices) => void;
}

/** What to do with titles of the file that no category has: take the similar one, or create them. */
export const CategoryChoices = ({ planned: { missing, similar, choices }, onChoose }: Props) => (
  <>
    {similar.map(({ typed, title }) => (
      <CheckField
        key={typed}
        label={SPREADSHEET_TEXTS.similarCategory(typed, title)}
        checked={choices.means[typed.toLowerCase()] !== undefined}
        onChange={({ target }) =>
          onChoose({ ...choices, means: withMeaningOf(choices.means, typed, target.checked ? title : null) })
        }
      />
    ))}
    {missing.length > 0 && (
      <CheckField
        label={SPREADSHEET_TEXTS.createCategories(missing.map(({ title }) => title).join(', '))}
        checked={choices.createsCategories}
        onChange={({ target }) => onChoose({ ...choices, createsCategories: target.checked })}
      />
    )}
  </>
);

function withMeaningOf(means: ImportChoices['means'], typed: string, title: string | null): ImportChoices['means'] {
  const key = typed.toLowerCase();
  const others = Object.fromEntries(Object.entries(means).filter(([one]) => one !== key));
  return title === null ? others : { ...others, [key]: title };
}
