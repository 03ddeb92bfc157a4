import { PATHS } from '@catalogue/contract/paths';
import { Link } from '../router/link';
import styles from './form.module.css';
import { COPY } from './outbox/copy';
import { reference } from './outbox/item';
import type { Said as SaidOfLead } from './outcome';
import { useOutbox } from './use-outbox';

/** What became of the lead. What was only saved when the dialog said so is called sent as soon as it is. */
export default function Said({ said }: { said: SaidOfLead }) {
  const item = useOutbox()?.find((one) => reference(one) === said.reference);
  const isLate = said.kind !== 'success' && item?.state.name === 'sent';
  return (
    <p className={[styles.said, styles[isLate ? 'success' : said.kind]].join(' ')}>
      {isLate ? COPY.sentStatus(said.reference) : said.status} {said.done && <Link to={PATHS.outbox}>{COPY.toOutbox}</Link>}
    </p>
  );
}
