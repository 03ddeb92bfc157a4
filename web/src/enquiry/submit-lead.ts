import { attemptFor } from './drafts';
import type { Draft } from './drafts';
import type { FieldErrors, Subject, Values } from './form-values';
import { check } from './lead-values';
import { outboxInUse } from './outbox-in-use';
import { saidOf } from './outcome';
import type { Said } from './outcome';
import { newId, reference } from './outbox/item';
import { outbox } from './outbox/page-outbox';

/* What a form needs once somebody submits it: schemas, outbox, sentences. It comes with the first key pressed in a form. */

interface Prepared {
  /** SPEC §5: shown whether or not it is sent. */
  errors: FieldErrors;
  /** Under which id it goes, and how; null where it can't be sent as it is. */
  going: { attempt: NonNullable<Draft['attempt']>; send: () => Promise<{ said: Said; errors: FieldErrors }> } | null;
}

/** Checks what was typed. `website` is the field that no person sees. */
export function prepareLead(subject: Subject, values: Values, website: string, draft: Draft | null): Prepared {
  const { errors, lead } = check(subject, values, website);
  if (lead === null) return { errors, going: null };
  const attempt = attemptFor(draft, lead, newId);
  const send = async () => {
    outboxInUse.set(true);
    const result = await outbox.submit(lead, attempt.id);
    const hasGaps = Object.keys(errors).length > 0;
    const said = saidOf(subject.kind, result, reference({ ...subject, id: attempt.id }), hasGaps);
    return { said, errors: result.name === 'refused' ? { ...errors, ...result.errors } : errors };
  };
  return { errors, going: { attempt, send } };
}
