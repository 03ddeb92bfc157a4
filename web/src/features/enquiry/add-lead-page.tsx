import { leadPath } from '@catalogue/contract/paths';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { readStoredSession } from '../../data/device-store/stored-session';
import { Button } from '../../ui/button';
import { ErrorCount, TextAreaField, TextField } from '../../ui/field';
import { MutedText } from '../../ui/muted-text';
import { useSubmit } from '../../ui/use-submit';
import { ADD_LEAD_TEXTS as texts, callerLead } from './caller-lead';
import type { CallerErrors, CallerValues } from './caller-lead';
import { attemptFor, type Attempt } from './drafts';
import styles from './form.module.css';
import { EMPTY_VALUES, type FieldName, type FormValues } from './form-values';
import { outboxInUse } from './outbox-in-use';
import type { LeadContent } from './outbox/items';
import { outbox, startOutbox } from './outbox/page-outbox';
import type { Submission } from './outbox/outbox';
import { useDraftedValues } from './use-drafted-values';

/** The fields of a draft that hold those of this form. */
const DRAFT_FIELDS = { name: 'name', contact: 'mobile', request: 'message' } as const satisfies Record<
  keyof CallerValues,
  FieldName
>;

const valuesOf = ({ name, mobile, message }: FormValues): CallerValues => ({ name, contact: mobile, request: message });

const nothingToLoad = (): void => undefined;

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

/** The fields, which survive a reload as a draft of the logged-in person. */
function useCallerDraft(form: RefObject<HTMLFormElement | null>, isSubmitting: RefObject<boolean>) {
  const [draftKey] = useState(() => `call:${readStoredSession()?.uid ?? ''}`);
  return useDraftedValues(draftKey, {
    ...{ form, isSubmitting, initialValues: EMPTY_VALUES, quantity: null, onFirstEdit: nothingToLoad },
    // A caller is never the sender of this device's last enquiry.
    isOfClient: true,
  });
}

/** /Admin/add-lead: three fields for somebody who phones. The outbox of the enquiry forms sends it, also later. */
export default function AddLeadPage({ Caller }: Props) {
  const [errors, setErrors] = useState<CallerErrors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { formProps, errorCount, isSubmitting } = useSubmit(store);
  const isSending = useRef(false);
  const draft = useCallerDraft(formProps.ref, isSending);
  const values = valuesOf(draft.values);
  useEffect(startOutbox, []);

  async function store(): Promise<boolean> {
    const now = draft.latest();
    const result = callerLead(valuesOf(now.values));
    setErrors('errors' in result ? result.errors : {});
    if ('errors' in result) return false;
    isSending.current = true;
    await send(result.lead, attemptFor(now.draft, result.lead, '')).finally(() => (isSending.current = false));
    return true;
  }

  async function send(lead: LeadContent, attempt: Attempt): Promise<void> {
    await draft.save(attempt);
    const submission = await submit(lead, attempt.id);
    setOutcome({ ...submission, id: attempt.id });
    if (submission.name !== 'sent' && submission.name !== 'saved') return;
    await draft.clear(EMPTY_VALUES);
    formProps.ref.current?.querySelector('input')?.focus();
  }

  const field = (name: keyof CallerValues) => ({
    label: texts[name],
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    readOnly: isSubmitting,
    onChange: ({ target }: { target: { value: string } }) => draft.edit(DRAFT_FIELDS[name], target.value),
  });

  return (
    <form {...formProps} className={styles.form} noValidate>
      <MutedText>{texts.lead}</MutedText>
      <div className={styles.fields}>
        <TextField {...field('name')} />
        <TextField {...field('contact')} aria-required inputMode="email" />
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
      <ErrorCount count={errorCount} result="sent" />
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
