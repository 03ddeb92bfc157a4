import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { endOfToday } from '../../lib/lead-view';
import { plural } from '../../lib/plural';
import { repLeadsQuery } from '../data/queries/leads';

const texts = { due: 'Calls due today', none: 'None', unknown: 'Not known yet' } as const;

/** How many calls of the signed-in rep's leads are due today, as a row of a list. */
export default function CallsDue() {
  const queries = [useQuery(repLeadsQuery('order')), useQuery(repLeadsQuery('quickEnquiry'))];
  const rows = queries.flatMap(({ data }) => data?.rows ?? []);
  const isKnown = queries.every(({ data }) => data !== undefined);
  const due = rows.filter(({ nextCallAt }) => nextCallAt !== null && nextCallAt < endOfToday()).length;
  return (
    <div>
      <dt>{texts.due}</dt>
      <dd>{!isKnown ? texts.unknown : due === 0 ? texts.none : <Link to={ADMIN_PATHS.myLeads}>{plural(due, 'call')}</Link>}</dd>
    </div>
  );
}
