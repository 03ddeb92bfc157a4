import type { Occasion } from '@catalogue/contract/occasions';
import { PATHS } from '@catalogue/contract/paths';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import styles from './finder-teaser.module.css';
import { HOME_TEXTS } from './home-texts';

const copy = HOME_TEXTS.finder;

/** The first questions of the budget finder; its page has the answers. Without JavaScript the form opens it, too. */
export function FinderTeaser({ occasions }: { occasions: readonly Pick<Occasion, 'id' | 'title'>[] }) {
  const navigate = useNavigate();
  return (
    <form
      action={PATHS.finder}
      aria-label={copy.label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const values = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' && value !== '' ? [[name, value]] : [],
        );
        void navigate(`${PATHS.finder}?${new URLSearchParams(values).toString()}`);
      }}
    >
      <TextField label={copy.people} name="people" inputMode="numeric" autoComplete="off" placeholder="150" />
      <TextField label={copy.budget} name="budget" inputMode="numeric" autoComplete="off" placeholder="600" />
      <TextField label={copy.by} name="by" type="date" />
      <SelectField label={copy.occasion} name="occasion" defaultValue="">
        <option value="">{copy.anyOccasion}</option>
        {occasions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind="primary">
        {copy.find}
      </Button>
    </form>
  );
}
