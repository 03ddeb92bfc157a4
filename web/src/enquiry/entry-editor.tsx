import { useState } from 'react';
import { Button } from '../ui/button';
import { notify } from '../ui/notify';
import { LeadFields } from './lead-fields';
import { check, subjectOf, valuesOf } from './lead-values';
import type { FieldErrors } from './form-values';
import { COPY } from './outbox/copy';
import type { OutboxItem } from './outbox/item';
import { outbox } from './outbox/page-outbox';
import styles from './form.module.css';

/** Changes an enquiry that still waits. */
export function EntryEditor({ item, onDone }: { item: OutboxItem; onDone: () => void }) {
  const [values, setValues] = useState(() => valuesOf(item));
  const [errors, setErrors] = useState<FieldErrors>(() => (item.state.name === 'needsYou' ? item.state.errors : {}));
  const [unchanged, setUnchanged] = useState('');
  const subject = subjectOf(item);

  async function save(): Promise<void> {
    const checked = check(subject, values);
    setErrors(checked.errors);
    if (checked.lead === null) return;
    const edited = await outbox.edit(item.id, checked.lead);
    if (edited === 'sending' || edited === 'unkept') {
      setUnchanged(edited === 'sending' ? COPY.outbox.editSending : COPY.outbox.editUnkept);
      return;
    }
    if (edited === 'tooLate') void notify(COPY.outbox.tooLate, { kind: 'information' });
    onDone();
  }

  return (
    <form
      className={styles.form}
      aria-label={COPY.outbox.edit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {item.uncertain && <p className={`${styles.said} ${styles.waiting}`}>{COPY.outbox.editUncertain}</p>}
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
          {COPY.outbox.save}
        </Button>
        <Button onClick={onDone}>{COPY.outbox.cancel}</Button>
      </div>
    </form>
  );
}
