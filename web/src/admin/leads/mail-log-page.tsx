import type { MailState } from '@catalogue/contract/entities/mail';
import { formatMoment } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { mailLogQuery } from '../data/queries';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';

const copy = LEAD_TEXTS.mailLog;
const BADGES: Readonly<Record<MailState, 'plain' | 'success' | 'danger'>> = {
  queued: 'plain',
  sending: 'plain',
  sent: 'success',
  failed: 'danger',
  dropped: 'plain',
};

/** /Admin/mail-log: what became of the mails about leads. */
export default function MailLogPage() {
  const query = useQuery(mailLogQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const mails = query.data?.rows ?? [];
  return (
    <div className={styles.page}>
      <p className={styles.state}>{copy.lead}</p>
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={LEAD_TEXTS.failed}
        loadingLabel={LEAD_TEXTS.loading}
      />
      {query.data && mails.length === 0 && !isUnconfirmed && <EmptyState title={copy.none}>{copy.noneYet}</EmptyState>}
      {mails.length > 0 && (
        <div className={styles.scroll} role="region" aria-label={copy.title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {Object.values(copy.columns).map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {mails.map((mail) => (
                <tr key={mail.id}>
                  <th scope="row">{mail.reference}</th>
                  <td>{formatMoment(mail.createdAt)}</td>
                  <td>
                    <Badge kind={BADGES[mail.state]}>{copy.states[mail.state]}</Badge>
                  </td>
                  <td>{mail.to}</td>
                  <td className={styles.number}>{mail.attempts}</td>
                  <td>{mail.error}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
