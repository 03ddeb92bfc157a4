import type { Occasion } from '@catalogue/contract/occasions';
import { SelectField } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import { NumberFilter } from '../catalogue/facets/number-filter';
import styles from './finder-page.module.css';
import { FINDER_TEXTS as copy } from './finder-texts';
import type { DraftBrief } from './read-brief';

interface Props {
  brief: DraftBrief;
  tags: readonly string[];
  occasions: readonly Pick<Occasion, 'id' | 'title'>[];
  onChange: (change: Partial<DraftBrief>) => void;
}

/** People, budget, day and kind of gift; every change shows its results at once. */
export const FinderForm = ({ brief, tags, occasions, onChange }: Props) => (
  <form aria-label={copy.form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
    <NumberFilter label={copy.people} value={brief.people} onChange={(people) => onChange({ people })} />
    <NumberFilter label={copy.budget} hint={copy.budgetHint} value={brief.budget} onChange={(budget) => onChange({ budget })} />
    <TextField
      label={copy.readyBy}
      type="date"
      value={brief.readyBy ?? ''}
      onChange={({ target }) => onChange({ readyBy: target.value === '' ? null : target.value })}
    />
    <SelectField
      label={copy.occasion}
      value={brief.occasion ?? ''}
      onChange={({ target }) => onChange({ occasion: target.value === '' ? null : target.value })}
    >
      <option value="">{copy.anyTag}</option>
      {occasions.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
    <SelectField
      label={copy.tag}
      value={brief.tag ?? ''}
      onChange={({ target }) => onChange({ tag: target.value === '' ? null : target.value })}
    >
      <option value="">{copy.anyTag}</option>
      {[...new Set([...tags, ...(brief.tag === null ? [] : [brief.tag])])].map((tag) => (
        <option key={tag} value={tag}>
          {tag}
        </option>
      ))}
    </SelectField>
  </form>
);
