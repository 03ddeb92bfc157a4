import { useQuery } from '@tanstack/react-query';
import { sortLeads } from '../../data/leads/lead-view';
import { repLeadsQuery } from '../data/queries/leads';

/** The leads of the signed-in rep, newest first: those that they were handed, and others that they sent. */
export function useRepLeads() {
  const handed = [useQuery(repLeadsQuery('order', 'handed')), useQuery(repLeadsQuery('quickEnquiry', 'handed'))];
  const sent = [useQuery(repLeadsQuery('order', 'sent')), useQuery(repLeadsQuery('quickEnquiry', 'sent'))];
  const rowsOf = (queries: typeof handed) =>
    sortLeads(
      queries.flatMap(({ data }) => data?.rows ?? []),
      'newest',
    );
  const mine = rowsOf(handed);
  const known = new Set(mine.map(({ id }) => id));
  return { queries: [...handed, ...sent], handed: mine, sent: rowsOf(sent).filter(({ id }) => !known.has(id)) };
}
