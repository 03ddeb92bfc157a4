import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { endOfToday } from '../../lib/lead-view';
import { plural } from '../../lib/plural';
import { useRepLeads } from './use-rep-leads';

const texts = { due: 'Calls due today', none: 'None', unknown: 'Not known yet' } as const;

/** How many calls are due today for the leads that the signed-in rep sent or was handed, as a row of a list. */
export default function CallsDue() {
  const { queries, handed, sent } = useRepLeads();
  const rows = [...handed, ...sent];
  const isKnown = queries.every(({ data }) => data !== undefined);
  const due = rows.filter(({ nextCallAt }) => nextCallAt !== null && nextCallAt < endOfToday()).length;
  return (
    <div>
      <dt>{texts.due}</dt>
      <dd>{!isKnown ? texts.unknown : due === 0 ? texts.none : <Link to={ADMIN_PATHS.myLeads}>{plural(due, 'call')}</Link>}</dd>
    </div>
  );
}
