import type { Company } from '@catalogue/contract/entities/company';
import { TextAreaField, TextField } from '../../ui/field';
import { MutedText } from '../../ui/muted-text';
import type { CompanyErrors, CompanyValues } from './company-values';
import { CompanyLogoField } from './logo-field';
import { SETTINGS_TEXTS } from './settings-texts';
import styles from './settings.module.css';

const texts = SETTINGS_TEXTS.company;

/** Fields by what they are about. */
const GROUPS: readonly (readonly [title: string, fields: readonly (keyof Company)[]])[] = [
  [texts.groups.name, ['name', 'tagline', 'legalName', 'since', 'description']],
  [texts.groups.contact, ['phone', 'whatsApp', 'sales', 'support', 'address', 'hours', 'place', 'hello']],
  [texts.groups.social, ['instagram', 'facebook', 'linkedin']],
  [texts.groups.words, ['answers', 'people', 'quantities', 'whoWeAre', 'mission', 'vision']],
];

/** Rows of a field that is as wide as the form; 1: a line. */
const ROWS: Partial<Record<keyof Company, number>> = {
  hours: 1,
  place: 1,
  hello: 1,
  quantities: 1,
  description: 3,
  address: 3,
  whoWeAre: 6,
  mission: 4,
  vision: 4,
};

interface Props {
  values: CompanyValues;
  errors: CompanyErrors;
  onChange: (values: CompanyValues) => void;
}

/** Who the company is, in the owner's words. */
export const CompanyFields = ({ values, errors, onChange }: Props) =>
  GROUPS.map(([title, fields]) => (
    <section key={title} className={styles.section} aria-labelledby={`company-${fields[0]}`}>
      <h2 id={`company-${fields[0]}`}>{title}</h2>
      {title === texts.groups.words && <MutedText>{texts.wordsHint}</MutedText>}
      <div className={styles.company}>
        {title === texts.groups.name && (
          <CompanyLogoField value={values.logo} onChange={(logo) => onChange({ ...values, logo })} />
        )}
        {fields.map((field) => {
          const rows = ROWS[field];
          const shared = {
            ...{ label: texts.fields[field], value: values[field], error: errors[field] },
            ...{ hint: texts.hints[field], autoComplete: 'off' },
            onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [field]: target.value }),
          };
          return (
            <div key={field} className={rows === undefined ? undefined : styles.wide}>
              {rows === undefined || rows === 1 ? <TextField {...shared} /> : <TextAreaField {...shared} rows={rows} />}
            </div>
          );
        })}
      </div>
    </section>
  ));
