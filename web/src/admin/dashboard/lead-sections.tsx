import type { LeadKind } from '@catalogue/contract/entities/lead';
import { leadPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../device/server-clock';
import { formatMoment } from '../../lib/format';
import type { Lead, LeadView } from '../../lib/lead-view';
import { Link } from '../../router/link';
import { formatAge } from '../data/format-age';
import { leadListUrl } from '../data/lead-urls';
import { firstLeadsQuery } from '../data/queries';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard-page.module.css';

/** Leads that a section reads of each kind, and shows of both. */
const READ = 10;
const SHOWN = 6;

const isOpen = ({ status }: Lead): boolean => status !== 'won' && status !== 'lost';
const endOfToday = (): number => new Date().setHours(24, 0, 0, 0);

/** The calls of today, the leads that wait longest, and the leads of whoever looks. */
export const LeadSections = () => (
  <>
    <LeadSection
      title={DASHBOARD_TEXTS.calls}
      empty={DASHBOARD_TEXTS.noCalls}
      view={{ filter: 'all', sort: 'nextCall' }}
      isShown={(lead) => isOpen(lead) && lead.nextCallAt !== null && lead.nextCallAt < endOfToday()}
      order={(lead) => lead.nextCallAt ?? 0}
      note={({ nextCallAt }) => <CallTime at={nextCallAt ?? 0} />}
    />
    <LeadSection
      title={DASHBOARD_TEXTS.unanswered}
      empty={DASHBOARD_TEXTS.noUnanswered}
      view={{ filter: 'new', sort: 'oldest' }}
      isShown={() => true}
      order={(lead) => lead.createdAt}
      note={({ createdAt }) => DASHBOARD_TEXTS.waitsSince(formatAge(serverNow() - createdAt))}
    />
    <LeadSection
      title={DASHBOARD_TEXTS.mine}
      empty={DASHBOARD_TEXTS.noMine}
      view={{ filter: 'mine', sort: 'newest' }}
      isShown={isOpen}
      order={(lead) => -lead.createdAt}
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
  empty: string;
  view: Omit<LeadView, 'me'>;
  isShown: (lead: Lead) => boolean;
  order: (lead: Lead) => number;
  note: (lead: Lead) => React.ReactNode;
}

function LeadSection({ title, empty, view, isShown, order, note }: SectionProps) {
  const enquiries = useQuery(firstLeadsQuery('quickEnquiry', view, READ));
  const orders = useQuery(firstLeadsQuery('order', view, READ));
  const failed = [enquiries, orders].find((one) => one.error !== null || isUnconfirmedEmpty(one.data));
  const isLoaded = enquiries.data !== undefined && orders.data !== undefined;
  const leads = [...(enquiries.data?.rows ?? []), ...(orders.data?.rows ?? [])]
    .filter(isShown)
    .sort((a, b) => order(a) - order(b))
    .slice(0, SHOWN);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {(failed !== undefined || !isLoaded) && (
        <QueryStatus isCompact query={failed ?? enquiries} isUnconfirmed={failed !== undefined} />
      )}
      {isLoaded && !failed && leads.length === 0 && <p className={styles.note}>{empty}</p>}
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
      <p className={styles.all}>
        {(['quickEnquiry', 'order'] as const).map((kind: LeadKind) => (
          <Link key={kind} to={leadListUrl(kind, view)}>
            {DASHBOARD_TEXTS.all[kind]}
          </Link>
        ))}
      </p>
    </section>
  );
}

const SUBJECT_LENGTH = 60;

const shorten = (text: string): string =>
  text.length <= SUBJECT_LENGTH ? text : `${text.slice(0, SUBJECT_LENGTH).replace(/\s+\S*$/, '')} …`;

const subjectOf = (lead: Lead): string => (lead.kind === 'order' ? lead.productrequest : shorten(lead.message));
