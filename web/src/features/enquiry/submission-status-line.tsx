import { LEAD_FORM_TEXTS } from '@catalogue/contract/lead-forms';
import { enquiryStatusPath, PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/notice';
import { fileStateText } from './attachment/attachment-texts';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import type { SubmissionStatus } from './submission-status';
import { useOutbox } from './outbox/page-outbox';

/** The status below a form. A lead that was saved shows as sent as soon as its receipt arrives. */
export default function SubmissionStatusLine({ status }: { status: SubmissionStatus }) {
  const item = useOutbox().items?.find((one) => one.id === status.itemId);
  const receipt = item?.state.name === 'sent' ? item.state.receipt : null;
  const isSentSince = status.dialog.kind !== 'success' && receipt !== null;
  const kind = isSentSince ? 'success' : status.dialog.kind;
  return (
    <Notice kind={kind === 'waiting' ? 'warning' : kind} isLive={false}>
      {isSentSince ? LEAD_FORM_TEXTS.sent(receipt.reference) : status.text}{' '}
      {item?.attachment !== undefined && `${fileStateText(item.attachment)} `}
      {receipt?.statusToken !== undefined && (
        <>
          <Link to={enquiryStatusPath(receipt.reference, receipt.statusToken)}>{LEAD_FORM_TEXTS.followStatus}</Link>{' '}
        </>
      )}
      {status.isHandedOver && <Link to={PATHS.outbox}>{OUTBOX_TEXTS.toOutbox}</Link>}
    </Notice>
  );
}
