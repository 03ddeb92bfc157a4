import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { leadPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { serverNow } from '../../data/network/server-clock';
import type { Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { formatAge } from '../data/format-age';
import { columnCount } from './board-columns';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-board.module.css';
import { StatusPicker } from './status-picker';

interface Props {
  leads: readonly Lead[];
  columns: readonly LeadStatus[];
  /** Whether not all leads of the view are loaded. */
  hasMore: boolean;
  /** Leads of each status on the server, where that is what the columns show. */
  totals: Readonly<Partial<Record<LeadStatus, number>>> | undefined;
  /** Shows a column alone, where the rest of it can be loaded. */
  onColumn: (status: LeadStatus) => void;
}

/** Leads in one column per status. A press on another status moves a lead. */
export const LeadBoard = ({ leads, columns, hasMore, totals, onColumn }: Props) => (
  <div className={styles.board} role="region" aria-label={LEAD_TEXTS.board} tabIndex={0}>
    {columns.map((status) => {
      const inColumn = leads.filter((lead) => lead.status === status);
      const total = totals?.[status];
      return (
        <section key={status} className={styles.column} aria-label={LEAD_TEXTS.statuses[status]}>
          <h2 className={styles.heading}>
            {LEAD_TEXTS.statuses[status]} <span className={styles.count}>{columnCount(inColumn.length, total, hasMore)}</span>
          </h2>
          <ul className={styles.cards}>
            {inColumn.map((lead) => (
              <li key={lead.id} className={styles.card}>
                <Link to={leadPath(lead.kind, lead.id)} className={styles.name}>
                  {lead.name || LEAD_TEXTS.noName}
                </Link>
                <p className={styles.fact}>
                  {[lead.reference, formatAge(serverNow() - lead.createdAt), lead.ownerName].filter(Boolean).join(' · ')}
                </p>
                <p className={styles.subject}>{lead.kind === 'order' ? lead.productrequest : lead.message}</p>
                {!lead.merged && <StatusPicker lead={lead} />}
              </li>
            ))}
          </ul>
          {hasMore && columns.length > 1 && total !== undefined && total > inColumn.length && (
            <Button
              small
              kind="quiet"
              aria-label={LEAD_TEXTS.onlyColumn(total, LEAD_TEXTS.statuses[status])}
              onClick={() => onColumn(status)}
            >
              {LEAD_TEXTS.allOfColumn(total)}
            </Button>
          )}
        </section>
      );
    })}
  </div>
);
