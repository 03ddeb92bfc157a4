import { leadPath } from '@catalogue/contract/paths';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { readStoredSession } from '../../data/device-store/stored-session';
import { newId } from '../../lib/new-id';
import { Button } from '../../ui/button';
import { TextAreaField, TextField } from '../../ui/field';
import { MutedText } from '../../ui/muted-text';
import { useSubmit } from '../../ui/use-submit';
import { ADD_LEAD_TEXTS as texts } from './add-lead-texts';
import { callerLead } from './caller-lead';
import type { CallerErrors, CallerValues } from './caller-lead';
import styles from './form.module.css';
import { outboxInUse } from './outbox-in-use';
import type { LeadContent } from './outbox/items';
import { outbox, startOutbox } from './outbox/page-outbox';
import type { Submission } from './outbox/outbox';

const EMPTY: CallerValues = { name: '', contact: '', request: '' };

type Outcome = Submission & { id: string };

/** Sends a lead by the outbox with the id of this attempt, in the name of the logged-in rep. */
async function submit(lead: LeadContent, id: string): Promise<Submission> {
  outboxInUse.set(true);
  const owner = readStoredSession()?.uid;
  return outbox.submit(lead, id, { owner, repId: owner });
}

interface Props {
  /** Who has written with this number or address before. */
  Caller: ComponentType<{ contact: string }>;
}

/** /Admin/add-lead: three fields for somebody who phones. The outbox of the enquiry forms sends it, also later. */
export default function AddLeadPage({ Caller }: Props) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<CallerErrors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const attempt = useRef(newId());
  const { formProps, isSubmitting } = useSubmit(store);
  useEffect(startOutbox, []);

  async function store(): Promise<boolean> {
    const result = callerLead(values);
    setErrors('errors' in result ? result.errors : {});
    if ('errors' in result) return false;
    const id = attempt.current;
    const submission = await submit(result.lead, id);
    setOutcome({ ...submission, id });
    if (submission.name !== 'sent' && submission.name !== 'saved') return true;
    attempt.current = newId();
    setValues(EMPTY);
    formProps.ref.current?.querySelector('input')?.focus();
    return true;
  }
  const field = (name: keyof CallerValues) => ({
    label: texts[name],
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });

  return (
    <form {...formProps} className={styles.form} noValidate>
      <MutedText>{texts.lead}</MutedText>
      <div className={styles.fields}>
        <TextField {...field('name')} />
        <TextField {...field('contact')} required inputMode="email" />
        <div className={styles.wide}>
          <TextAreaField {...field('request')} hint={texts.requestHint} rows={3} />
        </div>
      </div>
      <Caller contact={values.contact} />
      <div role="status">{outcome && <OutcomeLine outcome={outcome} />}</div>
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function OutcomeLine({ outcome }: { outcome: Outcome }) {
  if (outcome.name === 'refused') return <p>{outcome.reason}</p>;
  if (outcome.name !== 'sent') return <p>{texts[outcome.name]}</p>;
  return (
    <p>
      {texts.sent(outcome.receipt.reference)} <Link to={leadPath('order', outcome.id)}>{texts.open}</Link>
    </p>
  );
}
