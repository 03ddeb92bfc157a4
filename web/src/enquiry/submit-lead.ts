import { attemptFor } from './drafts';
import type { Draft } from './drafts';
import type { FieldErrors, Subject, FormValues } from './form-values';
import { validateLead } from './lead-values';
import { outboxInUse } from './outbox-in-use';
import { submissionStatusOf } from './submission-status';
import type { SubmissionStatus } from './submission-status';
import { newId, referenceOfItem } from './outbox/item';
import { outbox } from './outbox/page-outbox';

/* What a form needs once somebody submits it: schemas, outbox, sentences. It comes with the first key pressed in a form. */

interface Prepared {
  /** SPEC §5: shown whether or not it is sent. */
  errors: FieldErrors;
  /** Under which id it goes, and how; null where it can't be sent as it is. */
  going: {
    attempt: NonNullable<Draft['attempt']>;
    send: () => Promise<{ said: SubmissionStatus; errors: FieldErrors }>;
  } | null;
}

/** Checks what was typed. `website` is the field that no person sees. */
export function prepareLead(subject: Subject, values: FormValues, website: string, draft: Draft | null): Prepared {
  const { errors, lead } = validateLead(subject, values, website);
  if (lead === null) return { errors, going: null };
  const attempt = attemptFor(draft, lead, newId);
  const send = async () => {
    outboxInUse.set(true);
    const result = await outbox.submit(lead, attempt.id);
    const hasGaps = Object.keys(errors).length > 0;
    const said = submissionStatusOf(subject.kind, result, referenceOfItem({ ...subject, id: attempt.id }), hasGaps);
    return { said, errors: result.name === 'refused' ? { ...errors, ...result.errors } : errors };
  };
  return { errors, going: { attempt, send } };
}
