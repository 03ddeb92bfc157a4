import { LEAD_FORM_TEXTS, LEAD_FORMS } from '@catalogue/contract/lead-forms';
import type { Status } from '../../ui/dialogs';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import type { LeadKind, SendError } from './outbox/items';
import type { Submission } from './outbox/outbox';

/** How a submission is reported: in a dialog, and below the form. */
export interface SubmissionStatus {
  /** SPEC §8's message wherever the device is online. */
  dialog: Status;
  /** Stays below the form. */
  text: string;
  /** The lead is sent or stored, so the form is emptied. */
  isHandedOver: boolean;
  /** Id of its item in the outbox. */
  itemId: string;
}

/** Only a receipt is reported as sent. */
export function submissionStatusOf(
  kind: LeadKind,
  itemId: string,
  result: Submission,
  isIncomplete: boolean,
): SubmissionStatus {
  const texts = OUTBOX_TEXTS;
  if (result.name === 'sent') {
    const { reference } = result.receipt;
    const more = texts.reference(reference);
    const text = isIncomplete ? LEAD_FORM_TEXTS.sentIncomplete(reference) : LEAD_FORM_TEXTS.sent(reference);
    return { dialog: { kind: 'success', message: LEAD_FORMS[kind].success, more }, text, isHandedOver: true, itemId };
  }
  if (result.name === 'refused') {
    const { reason } = result;
    return {
      dialog: { kind: 'failure', message: LEAD_FORMS[kind].failure, more: reason },
      text: reason,
      isHandedOver: false,
      itemId,
    };
  }
  const failure = LEAD_FORMS.quickEnquiry.failure;
  if (result.name === 'unsaved') {
    const text = texts.unsaved;
    return { dialog: { kind: 'failure', message: failure, more: text }, text, isHandedOver: false, itemId };
  }
  const isServerError = SERVER_ERRORS.has(result.error);
  const reason = isServerError ? texts.savedServerError : texts.savedMore;
  const dialog: Status =
    isServerError && kind === 'quickEnquiry'
      ? { kind: 'failure', message: failure, more: reason }
      : { kind: 'waiting', message: texts.saved, more: reason };
  return { dialog, text: `${texts.savedStatus} ${reason}`, isHandedOver: true, itemId };
}

const SERVER_ERRORS: ReadonlySet<SendError | null> = new Set(['serverError', 'busy', 'strangeAnswer']);
