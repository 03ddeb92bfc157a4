import { LIMITS } from '@catalogue/contract/limits';
import { TextAreaField, TextField } from '../ui/field';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import type { FieldErrors, FieldName, Subject, FormValues } from './form-values';
import styles from './form.module.css';

interface Props {
  subject: Subject;
  values: FormValues;
  errors: FieldErrors;
  /** While the form is being sent. */
  readOnly?: boolean;
  set: (field: FieldName, value: string) => void;
}

/** The fields of SPEC §3, for the forms and for editing an outbox item. */
export function LeadFields({ subject, values, errors, readOnly = false, set }: Props) {
  const bind = (field: FieldName, maxLength: number) => ({
    label: ENQUIRY_FORM_TEXTS.labels[field],
    name: field,
    value: values[field],
    error: errors[field],
    maxLength,
    readOnly,
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  });
  const mobile = <TextField {...bind('mobile', LIMITS.mobile)} type="tel" inputMode="tel" autoComplete="tel" />;
  const email = <TextField {...bind('email', LIMITS.email)} type="email" inputMode="email" autoComplete="email" />;
  const name = <TextField {...bind('name', LIMITS.name)} autoComplete="name" />;
  if (subject.kind === 'quickEnquiry') {
    return (
      <div className={styles.fields}>
        {name}
        {mobile}
        <div className={styles.wide}>{email}</div>
        <div className={styles.wide}>
          <TextAreaField {...bind('message', LIMITS.message)} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.fields}>
      {name}
      <TextField {...bind('companyname', LIMITS.company)} autoComplete="organization" />
      <TextField {...bind('city', LIMITS.city)} autoComplete="address-level2" />
      {mobile}
      {email}
      <TextField {...bind('quantity', 12)} type="number" inputMode="numeric" min={1} step={1} autoComplete="off" />
      <div className={styles.wide}>
        <TextField label={ENQUIRY_FORM_TEXTS.labels.product} name="productrequest" value={subject.product.title} readOnly />
      </div>
    </div>
  );
}
