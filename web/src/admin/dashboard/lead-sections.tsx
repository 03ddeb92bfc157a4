import { leadPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { serverNow } from '../../data/network/server-clock';
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
      empty={DASHBOARD_TEXTS.noCalls}
      next={{ label: DASHBOARD_TEXTS.planCall, view: { filter: 'all', sort: 'newest' } }}
    />
    <LeadSection
      title={DASHBOARD_TEXTS.unanswered}
      view={{ filter: 'new', sort: 'oldest' }}
      note={({ createdAt }) => DASHBOARD_TEXTS.waitsSince(formatAge(serverNow() - createdAt))}
      empty={DASHBOARD_TEXTS.noUnanswered}
      next={{ label: DASHBOARD_TEXTS.plannedCalls, view: { filter: 'all', sort: 'nextCall' } }}
    />
    <LeadSection
      title={DASHBOARD_TEXTS.mine}
      view={{ filter: 'mineOpen', sort: 'newest' }}
      note={({ status }) => DASHBOARD_TEXTS.statuses[status]}
      empty={DASHBOARD_TEXTS.noMine}
      next={{ label: DASHBOARD_TEXTS.takeOne, view: { filter: 'new', sort: 'oldest' } }}
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
  /** Text for no leads, and where to go on from there. */
  empty: string;
  next: { label: string; view: View };
}

function LeadSection({ title, view, note, empty, next }: SectionProps) {
  const enquiries = useQuery(firstLeadsQuery('quickEnquiry', view, SHOWN));
  const orders = useQuery(firstLeadsQuery('order', view, SHOWN));
  const failed = [enquiries, orders].find((one) => one.error !== null || isUnconfirmedEmpty(one.data));
  const isLoaded = enquiries.data !== undefined && orders.data !== undefined;
  const found = [...(enquiries.data?.rows ?? []), ...(orders.data?.rows ?? [])];
  const leads = sortLeads(found, view.sort).slice(0, SHOWN);
  const isEmpty = isLoaded && !failed && leads.length === 0;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {(failed !== undefined || !isLoaded) && (
        <QueryStatus isCompact query={failed ?? enquiries} isUnconfirmed={failed !== undefined} />
      )}
      {isEmpty && <p className={styles.note}>{empty}</p>}
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
      {isEmpty ? (
        <p className={styles.all}>
          <Link to={inboxUrl(next.view)}>{next.label}</Link>
        </p>
      ) : (
        <InboxLink view={view} shown={leads.length} />
      )}
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
