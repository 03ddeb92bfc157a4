import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { useStartOfToday } from '../../data/network/follow-clock';
import { hasUnansweredNote, isCallDue, type Lead } from '../../data/leads/lead-view';
import { plural } from '../../lib/plural';
import { LEAD_TEXTS } from './lead-texts';
import { useRepLeads } from './use-rep-leads';

const texts = {
  none: 'None',
  unknown: 'Not known yet',
  rows: [
    { label: 'Calls due today', noun: 'call', isDue: isCallDue },
    { label: LEAD_TEXTS.filters.wrote, noun: 'lead', isDue: hasUnansweredNote },
  ] satisfies { label: string; noun: string; isDue: (lead: Lead, today: number) => boolean }[],
} as const;

/** How many of the leads that the signed-in rep sent or was handed ask for a call or an answer today, as rows of a list. */
export default function LeadsDue() {
  const { queries, handed, sent } = useRepLeads();
  const today = useStartOfToday();
  const leads = [...handed, ...sent];
  const isKnown = queries.every(({ data }) => data !== undefined);
  return texts.rows.map(({ label, noun, isDue }) => {
    const count = leads.filter((lead) => isDue(lead, today)).length;
    return (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {!isKnown ? texts.unknown : count === 0 ? texts.none : <Link to={ADMIN_PATHS.myLeads}>{plural(count, noun)}</Link>}
        </dd>
      </div>
    );
  });
}
