import { quantityError } from '@catalogue/contract/entities/quantity';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorCount } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { notify } from '../../ui/notify';
import { UI_TEXTS } from '../../ui/ui-texts';
import { useSubmit } from '../../ui/use-submit';
import { LeadFields } from './lead-fields';
import { validateLead, subjectOf, valuesOf } from './lead-values';
import type { FieldErrors, FieldName } from './form-values';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import type { OutboxItem } from './outbox/items';
import { outbox } from './outbox/page-outbox';
import styles from './form.module.css';

/** Edits an enquiry that has not been sent. */
export function OutboxItemEditor({ item, onDone }: { item: OutboxItem; onDone: () => void }) {
  const [values, setValues] = useState(() => valuesOf(item));
  const [errors, setErrors] = useState<FieldErrors>(() => (item.state.name === 'needsYou' ? item.state.errors : {}));
  const [saveError, setSaveError] = useState('');
  const subject = subjectOf(item);

  const set = (field: FieldName, value: string): void => {
    setValues((now) => ({ ...now, [field]: value }));
    if (value.trim() !== '') setErrors((shown) => ({ ...shown, [field]: undefined }));
  };

  const { formProps, errorCount, refuse } = useSubmit(save);

  async function save(): Promise<boolean> {
    const checked = validateLead(subject, values);
    setErrors(checked.errors);
    // The outbox has the enquiry already: an invalid quantity is corrected here, and not dropped as on the way to the server.
    const blocking = quantityError(values.quantity) === undefined ? checked.blocking : [...checked.blocking, 'quantity'];
    if (checked.lead === null || blocking.length > 0) {
      refuse(blocking);
      return true;
    }
    const result = await outbox.edit(item.id, checked.lead);
    if (result === 'sending' || result === 'notStored') {
      setSaveError(result === 'sending' ? OUTBOX_TEXTS.outbox.editSending : OUTBOX_TEXTS.outbox.editNotStored);
      return true;
    }
    if (result === 'tooLate') void notify(OUTBOX_TEXTS.outbox.tooLate, { kind: 'information' });
    onDone();
    return true;
  }

  useEffect(() => {
    const form = formProps.ref.current;
    (form?.querySelector<HTMLElement>('[aria-invalid]') ?? form?.querySelector<HTMLElement>('input, textarea'))?.focus();
  }, [formProps.ref]);

  return (
    <form {...formProps} className={styles.form} aria-label={OUTBOX_TEXTS.outbox.edit} noValidate>
      {item.uncertain && (
        <Notice kind="warning" isLive={false}>
          {OUTBOX_TEXTS.outbox.editUncertain}
        </Notice>
      )}
      <LeadFields subject={subject} values={values} errors={errors} set={set} />
      {saveError !== '' && <Notice kind="failure">{saveError}</Notice>}
      <div className={styles.foot}>
        <Button type="submit" kind="primary">
          {OUTBOX_TEXTS.outbox.save}
        </Button>
        <Button onClick={onDone}>{UI_TEXTS.dialog.cancel}</Button>
      </div>
      <ErrorCount count={errorCount} result="saved" />
    </form>
  );
}
