import { useState } from 'react';
import { SelectField } from '../../../ui/choice-field';
import { MEANINGS, withMeaning } from './column-meanings';
import { choicesFor } from './plan-file';
import type { ImportChoices, PlannedImport } from './plan-file';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import styles from './spreadsheet.module.css';

interface Props {
  planned: PlannedImport;
  onChoose: (choices: ImportChoices) => void;
}

/** How the file is read: its sheet, the line of the column names, and what each column holds. */
export function ImportColumns({ planned: { source, choices, table, plan }, onChoose }: Props) {
  const { sheets, isEncodingGuessed } = source.file;
  const { meanings } = choices;
  const [isOpen] = useState(plan.refusal !== null);
  const read = meanings.filter((meaning) => meaning !== null).length;
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          label={SPREADSHEET_TEXTS.sheet}
          value={choices.sheet}
          onChange={({ target }) => onChoose(choicesFor(source.file, Number(target.value)))}
        >
          {sheets.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {table.headerLine > 1 && <p>{SPREADSHEET_TEXTS.headerLine(table.headerLine)}</p>}
      {isEncodingGuessed && <p className={styles.warning}>{SPREADSHEET_TEXTS.encodingGuessed}</p>}
      {plan.ignored.length > 0 && <p>{SPREADSHEET_TEXTS.ignored(plan.ignored.join(', '))}</p>}
      {plan.totals.length > 0 && <p>{SPREADSHEET_TEXTS.totals(plan.totals)}</p>}
      {plan.headings.length > 0 && <p>{SPREADSHEET_TEXTS.headings(plan.headings)}</p>}
      <details open={isOpen} className={styles.columns}>
        <summary>{SPREADSHEET_TEXTS.columns(read, meanings.length - read)}</summary>
        <p className={styles.text}>{SPREADSHEET_TEXTS.columnsText}</p>
        <div className={styles.meanings}>
          {meanings.map((meaning, index) => (
            <SelectField
              key={index}
              label={SPREADSHEET_TEXTS.column(table.header[index] ?? '', index)}
              value={meaning ?? ''}
              onChange={({ target }) =>
                onChoose({ ...choices, meanings: withMeaning(meanings, index, target.value === '' ? null : target.value) })
              }
            >
              <option value="">{SPREADSHEET_TEXTS.ignoreColumn}</option>
              {MEANINGS.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </details>
    </>
  );
}
