import { teamRoleOf } from '@catalogue/contract/entities/session';
import { isOwnLead } from '@catalogue/contract/roles';
import { askToKeepStorage } from '../../data/device-store/storage-space';
import { readStoredSession } from '../../data/device-store/stored-session';
import { within } from '../../lib/within';
import { detachFile, findChosenFile, referenceOf, whenPrepared, type ChosenFile } from './attachment/chosen-files';
import { attemptFor, writeSender } from './drafts';
import type { Attempt, Draft } from './drafts';
import type { FieldErrors, FormValues, Subject } from './form-values';
import { contactQuestion, validateLead } from './lead-values';
import { outboxInUse } from './outbox-in-use';
import type { LeadContent } from './outbox/items';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { outbox } from './outbox/page-outbox';
import { submissionStatusOf } from './submission-status';
import type { SubmissionStatus } from './submission-status';

/* What a form needs to submit: schemas, outbox, texts. It loads with the first key pressed in a form. */

/** A form answers within this time; reading its file may take a part of it, and the server gets the rest. */
const TIMEOUT_MS = { answer: 9_000, file: 3_000, server: 3_000 } as const;

interface PreparedLead {
  /** SPEC §5: shown even when the lead is sent. */
  errors: FieldErrors;
  /** Names of the fields that keep the lead from being sent. */
  blocking: readonly string[];
  /** What to ask before sending; null: nothing. */
  question: string | null;
  /** The attempt and the function that sends it; null when the lead cannot be sent as it is. */
  submission: {
    attempt: Attempt;
    send: () => Promise<{ status: SubmissionStatus; errors: FieldErrors }>;
  } | null;
}

/** Validates the form. `website` is the honeypot; `draftKey` names the form's file; `nativeId`: see {@link attemptFor}. */
export function prepareLead(
  subject: Subject,
  values: FormValues,
  website: string,
  draft: Draft | null,
  draftKey: string,
  nativeId: string,
): PreparedLead {
  const { errors, blocking, lead } = validateLead(subject, values, website);
  if (lead === null) return { errors, blocking, question: null, submission: null };
  const attempt = attemptFor(draft, lead, nativeId);
  const startedAt = performance.now();
  const send = async () => {
    outboxInUse.set(true);
    const { file, isLate } = await readyFile(draftKey);
    const result = await outbox.submit(lead, attempt.id, {
      owner: readStoredSession()?.uid,
      repId: repIdOf(lead),
      file: file && referenceOf(file),
      timeoutMs: Math.max(TIMEOUT_MS.server, TIMEOUT_MS.answer - (performance.now() - startedAt)),
    });
    if (result.name === 'saved') askToKeepStorage();
    const isIncomplete = Object.keys(errors).length > 0;
    const reported = submissionStatusOf(subject.kind, attempt.id, result, isIncomplete);
    const status =
      isLate && reported.isAccepted ? { ...reported, text: `${reported.text} ${OUTBOX_TEXTS.withoutFile}` } : reported;
    if (status.isAccepted && file !== null) await detachFile(file.id);
    return { status, errors: result.name === 'refused' ? { ...errors, ...result.errors } : errors };
  };
  return { errors, blocking, question: contactQuestion(values), submission: { attempt, send } };
}

/**
 * The file of the form; null without one, and where the device's storage fails: the enquiry goes without it. `isLate`: it is still being
 * read.
 */
async function readyFile(draftKey: string): Promise<{ file: ChosenFile | null; isLate: boolean }> {
  const isLate = await within(TIMEOUT_MS.file, whenPrepared(draftKey)).then(
    () => false,
    () => true,
  );
  return { file: isLate ? null : await findChosenFile(draftKey).catch(() => null), isLate };
}

/** Forms of this device start with who sent the last one; what staff send is of their clients. */
export async function rememberSender(values: FormValues): Promise<void> {
  if (teamRoleOf(readStoredSession()?.roles ?? []) === null) await writeSender(values).catch(() => undefined);
}

/** uid of the sender, if the lead belongs to them. */
function repIdOf(lead: LeadContent): string | undefined {
  const user = readStoredSession();
  const hasClient = lead.kind === 'order' && lead.content.clientId !== undefined;
  return isOwnLead(teamRoleOf(user?.roles), hasClient) ? user?.uid : undefined;
}
