import { ADMIN_PATHS, leadPath } from '@catalogue/contract/paths';
import type { MailState } from '@catalogue/contract/entities/mail';
import { Link } from 'react-router-dom';
import type { LoggedMail } from '../../data/firebase/mail-log';
import { formatMoment } from '../../lib/format';
import { useSearchParams } from '../../lib/use-search-params';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { useQuery } from '@tanstack/react-query';
import { failedMailQuery, mailLogQuery } from '../data/queries/site';
import { Chips } from '../ui/chips';
import { DataTable } from '../ui/data-table';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import { TIMELINE_TEXTS } from './timeline-texts';
import styles from './leads.module.css';

const texts = LEAD_TEXTS.mailLog;
const BADGES: Readonly<Record<MailState, 'plain' | 'success' | 'danger'>> = {
  queued: 'plain',
  sending: 'plain',
  sent: 'success',
  failed: 'danger',
  dropped: 'plain',
};

/** /Admin/mail-log: the delivery of the mails to staff about leads; all of them, or those that failed. */
export default function MailLogPage() {
  const [parameters, setParameters] = useSearchParams();
  const isFailedOnly = parameters.get('state') === 'failed';
  const all = useQuery(mailLogQuery());
  const failed = useQuery(failedMailQuery());
  const query = isFailedOnly ? failed : all;
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const mails = query.data?.rows ?? [];
  const isEmpty = query.data !== undefined && mails.length === 0 && !isUnconfirmed;
  return (
    <Stack gap={4} className={styles.page}>
      <p className={styles.state}>{texts.lead}</p>
      <Chips
        label={texts.filters.label}
        chips={(['all', 'failed'] as const).map((name) => ({
          name,
          label: texts.filters[name],
          count: name === 'failed' && !isUnconfirmedEmpty(failed.data) ? failed.data?.rows.length : undefined,
          isOn: isFailedOnly === (name === 'failed'),
          onSelect: () => setParameters(new URLSearchParams(name === 'failed' ? { state: name } : {})),
        }))}
      />
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={LEAD_TEXTS.failed}
        loadingLabel={LEAD_TEXTS.loading}
      />
      {isEmpty && isFailedOnly && <EmptyState title={texts.noneFailed}>{texts.noneFailedText}</EmptyState>}
      {isEmpty && !isFailedOnly && (
        <EmptyState title={texts.none} action={<LinkButton to={ADMIN_PATHS.quickEnquiries}>{texts.toLeads}</LinkButton>}>
          {texts.noneYet}
        </EmptyState>
      )}
      {mails.length > 0 && <MailTable mails={mails} />}
    </Stack>
  );
}

const MailTable = ({ mails }: { mails: readonly LoggedMail[] }) => (
  <DataTable
    label={texts.title}
    rows={[...mails].sort((a, b) => b.createdAt - a.createdAt)}
    keyOf={({ id }) => id}
    columns={[
      { title: texts.columns.reference, isRowHeader: true, cell: (mail) => <ToLead mail={mail} /> },
      { title: texts.columns.mail, cell: TIMELINE_TEXTS.mailTitle },
      { title: texts.columns.created, cell: ({ createdAt }) => formatMoment(createdAt) },
      {
        title: texts.columns.state,
        cell: (mail) => <Badge kind={BADGES[mail.state]}>{texts.stateOf(mail)}</Badge>,
      },
      { title: texts.columns.to, isLong: true, cell: ({ to }) => to },
      { title: texts.columns.attempts, cell: ({ attempts }) => attempts },
      { title: texts.columns.error, isLong: true, cell: ({ error }) => error },
    ]}
  />
);

/** The lead of a mail; that of a dropped mail to staff is erased. */
const ToLead = ({ mail: { kind, leadId, reference, audience, state } }: { mail: LoggedMail }) =>
  state === 'dropped' && audience === 'staff' ? reference : <Link to={leadPath(kind, leadId)}>{reference}</Link>;
