import { WORKED_STATUSES, type LeadStatus } from '@catalogue/contract/entities/lead-status';
import { SelectField } from '../../ui/choice-field';
import { TextAreaField, TextField } from '../../ui/field';
import { MutedText } from '../../ui/muted-text';
import { LEAD_STATUS_NAMES } from '../ui/lead-status-names';
import { SETTINGS_TEXTS } from './settings-texts';
import type { TemplateRow } from './settings-values';
import styles from './settings.module.css';
import { fillTemplate } from '@catalogue/contract/message-templates';

/** A template as somebody would read it. */
const exampleOf = (text: string, company: string): string =>
  fillTemplate(text, {
    name: 'Asha Rao',
    reference: 'H-7F3K2M9',
    product: 'Steel bottle 750 ml',
    pieces: '200',
    price: '₹83,800',
    dispatch: 'Thu 3 Dec',
    answer: 'today',
    link: 'https://…/enquiry/H-7F3K2M9',
    company,
  });

const texts = SETTINGS_TEXTS.templates;

interface Props {
  row: TemplateRow;
  /** Counted from 1. */
  position: number;
  error: string | undefined;
  companyName: string;
  onChange: (row: TemplateRow) => void;
}

const isWorked = (value: string): value is (typeof WORKED_STATUSES)[number] =>
  (WORKED_STATUSES as readonly LeadStatus[]).includes(value as LeadStatus);

/** The fields of one message, and how it reads. */
export const TemplateFields = ({ row, position, error, companyName, onChange }: Props) => (
  <div className={styles.template}>
    <TextField
      label={texts.name(position)}
      value={row.name}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...row, name: target.value })}
    />
    <SelectField
      label={texts.status(position)}
      value={row.status ?? ''}
      onChange={({ target }) => onChange({ ...row, status: isWorked(target.value) ? target.value : null })}
    >
      <option value="">{texts.never}</option>
      {WORKED_STATUSES.map((status) => (
        <option key={status} value={status}>
          {LEAD_STATUS_NAMES[status]}
        </option>
      ))}
    </SelectField>
    <div className={styles.wide}>
      <TextAreaField
        label={texts.text(position)}
        value={row.text}
        error={error}
        rows={4}
        onChange={({ target }) => onChange({ ...row, text: target.value })}
      />
      <MutedText>{texts.example(exampleOf(row.text, companyName))}</MutedText>
    </div>
  </div>
);
