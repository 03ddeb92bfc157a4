import { LEAD_FORMS, LEAD_LABELS, type LeadField } from '@catalogue/contract/lead-forms';
import { formatIsoDay, formatPaise } from '../../lib/format';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import { TextAreaField, TextField } from '../../ui/field';
import type { FieldErrors, FieldName, FormValues, Subject } from './form-values';
import styles from './form.module.css';
import { readWholeNumber } from '../../lib/read-whole-number';

interface Props {
  subject: Subject;
  values: FormValues;
  errors: FieldErrors;
  /** While the form is being sent. */
  readOnly?: boolean;
  set: (field: FieldName, value: string) => void;
}

type OrderSubject = Extract<Subject, { kind: 'order' }>;

/** "300 x Vertex, Black, 750 ml, ₹474 each, Laser engraving, Front, 40 x 14 mm, needed by 18 Dec 2026", once pieces are chosen. */
function LineSummary({ lineOf, neededBy, pieces }: Pick<OrderSubject, 'lineOf' | 'neededBy'> & { pieces: number | null }) {
  if (pieces === null || lineOf === undefined) return null;
  const { title, option, branding, note, offer } = lineOf(pieces);
  const price = typeof offer?.unit !== 'number' ? '' : ENQUIRY_FORM_TEXTS.each(formatPaise(offer.unit));
  const day = neededBy === undefined ? '' : ENQUIRY_FORM_TEXTS.neededBy(formatIsoDay(neededBy));
  const parts = [`${pieces} x ${title}`, option, price, branding, note, day].filter(Boolean);
  return <p className={[styles.wide, styles.line].join(' ')}>{parts.join(', ')}</p>;
}

const INPUT_MODES = { text: 'text', tel: 'tel', email: 'email', number: 'numeric' } as const;

/** The fields of SPEC §3, for the forms and for editing an outbox item. Their names are those of the API. */
export function LeadFields({ subject, values, errors, readOnly = false, set }: Props) {
  const isBasket = subject.kind === 'order' && subject.basket !== undefined;
  // The lines of a basket have quantities of their own.
  const fields: readonly LeadField[] = LEAD_FORMS[subject.kind].fields.filter(({ name }) => !isBasket || name !== 'quantity');
  return (
    <div className={styles.fields}>
      {subject.kind === 'order' && <LineSummary {...subject} pieces={readWholeNumber(values.quantity)} />}
      {fields.map(({ name, type, autoComplete, maxLength, isWide }) => {
        const field = {
          label: LEAD_LABELS[name],
          name,
          autoComplete,
          maxLength,
          readOnly,
          // SPEC §5 asks for each of them; the form is sent with what it has.
          'aria-required': true,
          value: values[name],
          error: errors[name],
          onChange: (event: { target: { value: string } }) => set(name, event.target.value),
        };
        return (
          <div key={name} className={isWide && styles.wide}>
            {type === 'textarea' ? (
              <TextAreaField {...field} />
            ) : (
              <TextField {...field} type={type} inputMode={INPUT_MODES[type]} {...(type === 'number' && { min: 1, step: 1 })} />
            )}
          </div>
        );
      })}
      {subject.kind === 'order' && !isBasket && (
        <div className={styles.wide}>
          <TextField label={LEAD_LABELS.productrequest} name="productrequest" value={subject.product.title} readOnly />
          <input type="hidden" name="productId" value={subject.product.id ?? ''} />
        </div>
      )}
    </div>
  );
}
