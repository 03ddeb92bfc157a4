import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import { leadPath } from '@catalogue/contract/paths';
import { serverNow } from '../../device/server-clock';
import type { Lead } from '../../lib/lead-view';
import { Link } from '../../router/link';
import { formatAge } from '../data/format-age';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-board.module.css';
import { StatusPicker } from './status-picker';

/** The loaded leads in one column per status. A press on another status moves a lead. */
export const LeadBoard = ({ leads }: { leads: readonly Lead[] }) => (
  <div className={styles.board} role="region" aria-label={LEAD_TEXTS.board} tabIndex={0}>
    {WORKED_STATUSES.map((status) => {
      const inColumn = leads.filter((lead) => lead.status === status);
      return (
        <section key={status} className={styles.column} aria-label={LEAD_TEXTS.statuses[status]}>
          <h2 className={styles.heading}>
            {LEAD_TEXTS.statuses[status]} <span className={styles.count}>{inColumn.length}</span>
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
                <StatusPicker lead={lead} />
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);
