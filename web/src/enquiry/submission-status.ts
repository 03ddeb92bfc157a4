import { ENQUIRY_FORM_TEXTS as FORM } from './enquiry-form-texts';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import type { LeadKind } from './outbox/item';
import type { Submission } from './outbox/outbox';

export interface SubmissionStatus {
  kind: 'success' | 'failure' | 'waiting';
  /** The dialog's sentence; SPEC §8's wherever the device is online. */
  sentence: string;
  more: string;
  /** The form lets go of the text: something else holds it now. */
  done: boolean;
  /** Stays below the form. */
  status: string;
  /** Names the lead wherever it is now. */
  reference: string;
}

/** What a person is told of a submission. Nothing but a receipt is called sent. */
export function submissionStatusOf(kind: LeadKind, result: Submission, reference: string, hasGaps: boolean): SubmissionStatus {
  const named = OUTBOX_TEXTS.reference(reference);
  if (result.name === 'sent') {
    const status = hasGaps ? OUTBOX_TEXTS.sentWithGaps(reference) : OUTBOX_TEXTS.sentStatus(reference);
    return { kind: 'success', sentence: OUTBOX_TEXTS.success[kind], more: named, done: true, status, reference };
  }
  if (result.name === 'refused') {
    return {
      kind: 'failure',
      sentence: FORM.failure[kind],
      more: result.reason,
      done: false,
      status: result.reason,
      reference,
    };
  }
  if (result.name === 'unsaved') {
    return {
      kind: 'failure',
      sentence: FORM.failure.quickEnquiry,
      more: OUTBOX_TEXTS.unsaved,
      done: false,
      status: OUTBOX_TEXTS.unsaved,
      reference,
    };
  }
  const status = OUTBOX_TEXTS.savedStatus(reference);
  if (kind === 'quickEnquiry' && isServersFault(result.trouble)) {
    return {
      kind: 'failure',
      sentence: FORM.failure.quickEnquiry,
      more: OUTBOX_TEXTS.savedTrouble,
      done: true,
      status: `${status} ${OUTBOX_TEXTS.savedTrouble}`,
      reference,
    };
  }
  const more = isServersFault(result.trouble) ? OUTBOX_TEXTS.savedTrouble : OUTBOX_TEXTS.savedMore;
  return {
    kind: 'waiting',
    sentence: OUTBOX_TEXTS.saved,
    more: `${more} ${named}`,
    done: true,
    status: `${status} ${more}`,
    reference,
  };
}

const isServersFault = (trouble: string | null): boolean =>
  trouble === 'serverError' || trouble === 'busy' || trouble === 'strangeAnswer';
