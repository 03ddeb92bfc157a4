import { LEAD_FORM_TEXTS, LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { enquiryStatusPath, PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import type { Status } from '../../ui/dialogs';
import { Notice } from '../../ui/notice';
import { fileStateText } from './attachment/attachment-texts';
import type { LeadKind } from './outbox/items';
import type { Submission } from './outbox/outbox';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { useOutbox } from './outbox/page-outbox';

/** How a submission is reported: in a dialog, and below the form. */
export interface SubmissionStatus {
  /** SPEC §8's message wherever the device is online. */
  dialog: Status;
  /** Stays below the form. */
  text: string;
  /** The lead is sent or stored, so the form is emptied. */
  isAccepted: boolean;
  /** Whether fields were left open, which the text of its receipt names. */
  isIncomplete: boolean;
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
  const { success, failure } = LEAD_FORMS[kind];
  if (result.name === 'sent') {
    const { reference } = result.receipt;
    const more = texts.reference(reference);
    const text = sentText(reference, isIncomplete);
    return { dialog: { kind: 'success', message: success, more }, text, isAccepted: true, isIncomplete, itemId };
  }
  if (result.name === 'refused') {
    const { reason } = result;
    return {
      dialog: { kind: 'failure', message: failure, more: reason },
      text: reason,
      isAccepted: false,
      ...{ isIncomplete, itemId },
    };
  }
  if (result.name === 'unsaved') {
    const text = texts.unsaved;
    return { dialog: { kind: 'failure', message: failure, more: text }, text, isAccepted: false, isIncomplete, itemId };
  }
  const reason = result.error === null ? texts.savedMore : texts.savedError(result.error);
  // Without an answer the network may be gone, also while navigator.onLine is true: then nothing has failed.
  const isFailure = result.error !== null && result.error !== 'unreachable';
  const dialog: Status =
    isFailure && kind === 'quickEnquiry'
      ? { kind: 'failure', message: failure, more: reason }
      : { kind: 'waiting', message: texts.saved, more: reason };
  return { dialog, text: `${texts.savedStatus} ${reason}`, isAccepted: true, isIncomplete, itemId };
}

const sentText = (reference: string, isIncomplete: boolean): string =>
  isIncomplete ? LEAD_FORM_TEXTS.sentIncomplete(reference) : LEAD_FORM_TEXTS.sent(reference);

/** The status below a form. A lead that was saved shows as sent as soon as its receipt arrives, or why the server refused it. */
export default function SubmissionStatusLine({ status }: { status: SubmissionStatus }) {
  const item = useOutbox().items?.find((one) => one.id === status.itemId);
  const receipt = item?.state.name === 'sent' ? item.state.receipt : null;
  const refusal = status.isAccepted && item?.state.name === 'needsYou' ? item.state.reason : null;
  const isSentSince = status.dialog.kind !== 'success' && receipt !== null;
  const kind = isSentSince ? 'success' : refusal === null ? status.dialog.kind : 'failure';
  const text = refusal === null ? status.text : OUTBOX_TEXTS.refusedLater(refusal);
  return (
    <Notice kind={kind === 'waiting' ? 'warning' : kind} isLive={false}>
      {isSentSince ? sentText(receipt.reference, status.isIncomplete) : text}{' '}
      {item?.attachment !== undefined && `${fileStateText(item.attachment)} `}
      {receipt?.statusToken !== undefined && (
        <>
          <Link to={enquiryStatusPath(receipt.reference, receipt.statusToken)}>{LEAD_FORM_TEXTS.followStatus}</Link>{' '}
        </>
      )}
      {status.isAccepted && <Link to={PATHS.outbox}>{OUTBOX_TEXTS.toOutbox}</Link>}
    </Notice>
  );
}
