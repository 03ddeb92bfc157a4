import { ADMIN_PATHS, leadPath } from '@catalogue/contract/paths';
import type { MailState } from '@catalogue/contract/entities/mail';
import type { LoggedMail } from '../../firebase/mail-log';
import { formatMoment } from '../../lib/format';
import { Link } from '../../router/link';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { mailLogQuery } from '../data/queries';
import { DataTable } from '../ui/data-table';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';

const texts = LEAD_TEXTS.mailLog;
const BADGES: Readonly<Record<MailState, 'plain' | 'success' | 'danger'>> = {
  queued: 'plain',
  sending: 'plain',
  sent: 'success',
  failed: 'danger',
  dropped: 'plain',
};

/** The lead of a mail; that of a dropped mail is erased. */
const ToLead = ({ mail: { kind, leadId, reference, state } }: { mail: LoggedMail }) =>
  state === 'dropped' ? reference : <Link to={leadPath(kind, leadId)}>{reference}</Link>;

/** /Admin/mail-log: the delivery of the mails to staff about leads. */
export default function MailLogPage() {
  const query = useQuery(mailLogQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const mails = query.data?.rows ?? [];
  return (
    <div className={styles.page}>
      <p className={styles.state}>{texts.lead}</p>
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={LEAD_TEXTS.failed}
        loadingLabel={LEAD_TEXTS.loading}
      />
      {query.data && mails.length === 0 && !isUnconfirmed && (
        <EmptyState title={texts.none} action={<LinkButton to={ADMIN_PATHS.quickEnquiries}>{texts.toLeads}</LinkButton>}>
          {texts.noneYet}
        </EmptyState>
      )}
      {mails.length > 0 && (
        <DataTable
          label={texts.title}
          rows={mails}
          keyOf={({ id }) => id}
          columns={[
            { title: texts.columns.reference, isRowHeader: true, cell: (mail) => <ToLead mail={mail} /> },
            { title: texts.columns.created, cell: ({ createdAt }) => formatMoment(createdAt) },
            {
              title: texts.columns.state,
              cell: ({ state }) => <Badge kind={BADGES[state]}>{texts.states[state]}</Badge>,
            },
            { title: texts.columns.to, cell: ({ to }) => to },
            { title: texts.columns.attempts, cell: ({ attempts }) => attempts },
            { title: texts.columns.error, cell: ({ error }) => error },
          ]}
        />
      )}
    </div>
  );
}
