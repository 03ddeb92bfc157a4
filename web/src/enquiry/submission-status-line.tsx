import { PATHS } from '@catalogue/contract/paths';
import { Link } from '../router/link';
import styles from './form.module.css';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { referenceOfItem } from './outbox/item';
import type { SubmissionStatus as SaidOfLead } from './submission-status';
import { useOutbox } from './use-outbox';

/** What became of the lead. What was only saved when the dialog said so is called sent as soon as it is. */
export default function SubmissionStatusLine({ said }: { said: SaidOfLead }) {
  const item = useOutbox()?.find((one) => referenceOfItem(one) === said.reference);
  const isLate = said.kind !== 'success' && item?.state.name === 'sent';
  return (
    <p className={[styles.said, styles[isLate ? 'success' : said.kind]].join(' ')}>
      {isLate ? OUTBOX_TEXTS.sentStatus(said.reference) : said.status}{' '}
      {said.done && <Link to={PATHS.outbox}>{OUTBOX_TEXTS.toOutbox}</Link>}
    </p>
  );
}
