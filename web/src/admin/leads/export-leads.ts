import type { LeadKind } from '@catalogue/contract/entities/lead';
import { lineText } from '@catalogue/contract/order-lines';
import { startOfToday } from '../../data/network/follow-clock';
import { sortLeads, sortOf } from '../../lib/lead-view';
import type { Lead, LeadListView } from '../../lib/lead-view';
import { writeCsv } from '../data/csv';
import { downloadFile } from '../data/download-file';
import { leadsModule } from '../data/firebase';

const CONTENT: Readonly<Record<LeadKind, readonly string[]>> = {
  quickEnquiry: ['name', 'email', 'mobile', 'message', 'repName'],
  order: [
    'name',
    'email',
    'mobile',
    'city',
    'companyname',
    'productrequest',
    'quantity',
    'lines',
    'neededBy',
    'budget',
    'pincode',
    'repName',
  ],
};
const DESK = [
  'reference',
  'createdAt',
  'status',
  'incomplete',
  'ownerName',
  'nextCallAt',
  'tags',
  'note',
  'attachment',
] as const;
const MOMENTS: readonly string[] = ['createdAt', 'nextCallAt'];

/** Leads as CSV: moments as ISO 8601 in UTC, formulas escaped. */
export function leadsCsv(kind: LeadKind, leads: readonly Lead[]): string {
  const columns = [...DESK, ...CONTENT[kind]];
  const cell = (lead: Lead, column: string): string => {
    if (column === 'attachment') return lead.attachment?.state === 'received' ? 'yes' : 'no';
    if (column === 'lines') return lead.kind === 'order' ? (lead.lines ?? []).map(lineText).join('\n') : '';
    const value = (lead as unknown as Readonly<Record<string, string | number | boolean | null>>)[column] ?? '';
    return typeof value === 'number' && MOMENTS.includes(column) ? new Date(value).toISOString() : String(value);
  };
  return writeCsv(
    columns,
    leads.map((lead) => columns.map((column) => cell(lead, column))),
  );
}

/** Reads every lead of a view that `isWanted`, and saves them and `others` as a file. Rejects without a connection. */
export async function exportLeads(
  kind: LeadKind,
  view: LeadListView,
  isWanted: (lead: Lead) => boolean,
  others: readonly Lead[],
  onCount: (count: number) => void,
): Promise<void> {
  const [{ readAllLeads }, { readyCurrentUser }] = await Promise.all([
    leadsModule(),
    import('../../data/firestore/current-user'),
  ]);
  const leads = new Map(others.map((lead) => [lead.id, lead]));
  await readAllLeads(kind, { ...view, me: (await readyCurrentUser()).uid, today: startOfToday() }, (portion) => {
    for (const lead of portion.filter(isWanted)) leads.set(lead.id, lead);
    onCount(leads.size);
    return true;
  });
  const sort = sortOf(view.filter, view.sort);
  const name = `${kind === 'order' ? 'orders' : 'enquiries'}${sort === 'nextCall' ? '-with-next-call' : ''}.csv`;
  downloadFile(name, leadsCsv(kind, sortLeads([...leads.values()], sort)));
}
