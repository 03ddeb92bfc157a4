import { leadPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/format';
import type { Lead } from '../../../data/leads/lead-view';
import { Badge } from '../../../ui/badge';
import { DataTable } from '../../ui/data-table';
import { leadKey } from '../find-duplicates';
import { LEAD_BADGES } from '../lead-badges';
import { requestOf, valueText } from '../lead-request';
import { LEAD_TEXTS } from '../lead-texts';
import { StatusLinkButton } from '../status-link-button';
import { CUSTOMERS_TEXTS as texts } from './customers-texts';
import styles from './customers.module.css';

interface Props {
  leads: readonly Lead[];
  /** What a lead is about, in money; null: not known. */
  valueOf: (lead: Lead) => number | null;
}

/** All that a customer has asked for, each with a way to open it. */
export function CustomerLeads({ leads, valueOf }: Props) {
  const { columns } = texts;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{texts.leads}</h3>
      <DataTable
        label={texts.leads}
        rows={leads}
        keyOf={leadKey}
        columns={[
          {
            title: columns.reference,
            isRowHeader: true,
            cell: ({ kind, id, reference }) => <Link to={leadPath(kind, id)}>{reference}</Link>,
          },
          { title: columns.asked, isLong: true, cell: askedFor },
          {
            title: columns.value,
            cell: (lead) => valueText(lead, valueOf(lead)),
          },
          {
            title: columns.status,
            cell: ({ status }) => <Badge kind={LEAD_BADGES[status]}>{LEAD_TEXTS.statuses[status]}</Badge>,
          },
          { title: columns.received, cell: ({ createdAt }) => formatDay(createdAt) },
          { title: columns.owner, cell: ({ ownerName }) => ownerName ?? texts.nobody },
          { title: columns.link, cell: (lead) => <StatusLinkButton lead={lead} /> },
        ]}
      />
    </section>
  );
}

/** 'Steel flask, and 2 more, 300 pieces', or the message. */
function askedFor(lead: Lead): string {
  const { title, others, pieces } = requestOf(lead);
  return [title, others === 0 ? '' : texts.others(others), pieces === null ? '' : texts.pieces(pieces)]
    .filter(Boolean)
    .join(', ');
}
