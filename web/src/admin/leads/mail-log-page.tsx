import type { MailState } from '@catalogue/contract/entities/mail';
import type { LoggedMail } from '../../firebase/mail-log';
import { formatMoment } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { Spinner } from '../../ui/spinner';
import { useLive } from '../data/use-live';
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
  const { value: mails, error } = useLive<LoggedMail[]>('mail log', async (onMails, onFailure) =>
    (await import('../../firebase/mail-log')).watchMail(onMails, onFailure),
  );
  return (
    <div className={styles.page}>
      <p className={styles.state}>{copy.lead}</p>
      {error !== null && <p role="alert">{LEAD_TEXTS.failed}</p>}
      {mails === undefined && error === null && <Spinner label={LEAD_TEXTS.loading} />}
      {mails?.length === 0 && <EmptyState title={copy.none}>{copy.noneYet}</EmptyState>}
      {mails !== undefined && mails.length > 0 && (
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
