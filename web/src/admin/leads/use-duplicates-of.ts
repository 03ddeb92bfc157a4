import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../../lib/lead-view';
import { leadsByIdQuery, leadSearchQuery } from '../data/queries';
import { findDuplicates } from './find-duplicates';

const NONE: readonly Lead[] = [];
const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Other leads of the same sender or company among all leads, found by the server's search. None offline. */
export function useDuplicatesOf(lead: Lead): readonly Lead[] {
  const sender = useQuery(leadSearchQuery(lead.kind, textOrNull(lead.mobile) ?? textOrNull(lead.email)));
  const company = useQuery(leadSearchQuery(lead.kind, lead.kind === 'order' ? textOrNull(lead.companyname) : null));
  const found = [sender, company].flatMap(({ data }) => data?.ids ?? []).filter((id) => id !== lead.id);
  const leads = useQuery(leadsByIdQuery(lead.kind, [...new Set(found)].slice(0, 30)));
  return findDuplicates([lead, ...(leads.data?.rows ?? [])]).get(lead.id) ?? NONE;
}
