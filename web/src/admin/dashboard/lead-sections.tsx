import { leadPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { serverNow } from '../../data/network/server-clock';
import { useReachable } from '../../data/network/use-reachable';
import { formatMoment } from '../../lib/format';
import { sortLeads } from '../../lib/lead-view';
import type { Lead, LeadView } from '../../lib/lead-view';
import { formatAge } from '../data/format-age';
import { inboxUrl } from '../data/inbox-view';
import { firstLeadsQuery, leadCountQuery } from '../data/queries/leads';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard-page.module.css';

/** Leads that a section shows of both kinds. */
const SHOWN = 6;

type View = Omit<LeadView, 'me'>;

/** The calls of today, the leads that wait longest, and the leads of whoever looks. */
export const LeadSections = () => (
  <>
    <LeadSection
      title={DASHBOARD_TEXTS.calls}
      view={{ filter: 'due', sort: 'nextCall' }}
      note={({ nextCallAt }) => <CallTime at={nextCallAt ?? 0} />}
    />
    <LeadSection
      title={DASHBOARD_TEXTS.unanswered}
      view={{ filter: 'new', sort: 'oldest' }}
      note={({ createdAt }) => DASHBOARD_TEXTS.waitsSince(formatAge(serverNow() - createdAt))}
    />
    <LeadSection
      title={DASHBOARD_TEXTS.mine}
      view={{ filter: 'mineOpen', sort: 'newest' }}
      note={({ status }) => DASHBOARD_TEXTS.statuses[status]}
    />
  </>
);

const CallTime = ({ at }: { at: number }) =>
  at < serverNow() ? (
    <strong className={styles.overdue}>{DASHBOARD_TEXTS.overdue(formatAge(serverNow() - at))}</strong>
  ) : (
    <>{DASHBOARD_TEXTS.callAt(formatMoment(at))}</>
  );

interface SectionProps {
  title: string;
  view: View;
  note: (lead: Lead) => React.ReactNode;
}

function LeadSection({ title, view, note }: SectionProps) {
  const isOnline = useReachable();
  const enquiries = useQuery(firstLeadsQuery('quickEnquiry', view, SHOWN));
  const orders = useQuery(firstLeadsQuery('order', view, SHOWN));
  const failed = [enquiries, orders].find((one) => one.error !== null || isUnconfirmedEmpty(one.data));
  const isLoaded = enquiries.data !== undefined && orders.data !== undefined;
  const found = [...(enquiries.data?.rows ?? []), ...(orders.data?.rows ?? [])];
  const leads = sortLeads(found, view.sort).slice(0, SHOWN);
  // No card without a line. Offline, the notice above the screen says once that this device may not have all.
  if (leads.length === 0 && (!isOnline || (isLoaded && !failed))) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {isOnline && (failed !== undefined || !isLoaded) && (
        <QueryStatus isCompact query={failed ?? enquiries} isUnconfirmed={failed !== undefined} />
      )}
      <ul className={styles.lines}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link to={leadPath(lead.kind, lead.id)} className={styles.line}>
              <span>
                <strong>{lead.name || lead.reference}</strong> <span className={styles.note}>{subjectOf(lead)}</span>
              </span>
              <span className={styles.note}>{note(lead)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <InboxLink view={view} shown={leads.length} />
    </section>
  );
}

/** The inbox behind a section, with the number of its leads as the server counts them. */
function InboxLink({ view, shown }: { view: View; shown: number }) {
  const { data: enquiries } = useQuery(leadCountQuery('quickEnquiry', view.filter));
  const { data: orders } = useQuery(leadCountQuery('order', view.filter));
  const total = enquiries === undefined || orders === undefined ? undefined : enquiries + orders;
  return (
    <p className={styles.all}>
      <Link to={inboxUrl(view)}>{DASHBOARD_TEXTS.allOf(shown, total)}</Link>
    </p>
  );
}

const SUBJECT_LENGTH = 60;

const shorten = (text: string): string =>
  text.length <= SUBJECT_LENGTH ? text : `${text.slice(0, SUBJECT_LENGTH).replace(/\s+\S*$/, '')} …`;

const subjectOf = (lead: Lead): string => (lead.kind === 'order' ? lead.productrequest : shorten(lead.message));
