import { FORM_TEXTS } from './form-texts';
import type { OptionValues } from './typed-facts';

/** What the form calls an option: its name, or its kind with its number among those of that kind. */
export function optionName(rows: readonly Pick<OptionValues, 'kind' | 'name'>[], index: number): string {
  const row = rows[index];
  if (row === undefined) return '';
  const number = rows.slice(0, index + 1).filter(({ kind }) => kind === row.kind).length;
  return row.name.trim() || `${FORM_TEXTS.options.kinds[row.kind].toLowerCase()} ${number}`;
}
