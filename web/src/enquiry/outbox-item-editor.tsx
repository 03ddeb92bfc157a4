import { useState } from 'react';
import { Button } from '../ui/button';
import { notify } from '../ui/notify';
import { LeadFields } from './lead-fields';
import { validateLead, subjectOf, valuesOf } from './lead-values';
import type { FieldErrors } from './form-values';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import type { OutboxItem } from './outbox/item';
import { outbox } from './outbox/page-outbox';
import styles from './form.module.css';

/** Changes an enquiry that still waits. */
export function OutboxItemEditor({ item, onDone }: { item: OutboxItem; onDone: () => void }) {
  const [values, setValues] = useState(() => valuesOf(item));
  const [errors, setErrors] = useState<FieldErrors>(() => (item.state.name === 'needsYou' ? item.state.errors : {}));
  const [unchanged, setUnchanged] = useState('');
  const subject = subjectOf(item);

  async function save(): Promise<void> {
    const checked = validateLead(subject, values);
    setErrors(checked.errors);
    if (checked.lead === null) return;
    const edited = await outbox.edit(item.id, checked.lead);
    if (edited === 'sending' || edited === 'unkept') {
      setUnchanged(edited === 'sending' ? OUTBOX_TEXTS.outbox.editSending : OUTBOX_TEXTS.outbox.editUnkept);
      return;
    }
    if (edited === 'tooLate') void notify(OUTBOX_TEXTS.outbox.tooLate, { kind: 'information' });
    onDone();
  }

  return (
    <form
      className={styles.form}
      aria-label={OUTBOX_TEXTS.outbox.edit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {item.uncertain && <p className={`${styles.said} ${styles.waiting}`}>{OUTBOX_TEXTS.outbox.editUncertain}</p>}
      <LeadFields
        subject={subject}
        values={values}
        errors={errors}
        set={(field, value) => setValues((now) => ({ ...now, [field]: value }))}
      />
      <p role="alert" className={unchanged === '' ? undefined : `${styles.said} ${styles.failure}`}>
        {unchanged}
      </p>
      <div className={styles.foot}>
        <Button type="submit" kind="primary">
          {OUTBOX_TEXTS.outbox.save}
        </Button>
        <Button onClick={onDone}>{OUTBOX_TEXTS.outbox.cancel}</Button>
      </div>
    </form>
  );
}
