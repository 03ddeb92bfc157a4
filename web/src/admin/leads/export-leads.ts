import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { lineText } from '@catalogue/contract/order-lines';
import { startOfToday } from '../../data/network/follow-clock';
import { sortLeads, sortOf } from '../../data/leads/lead-view';
import type { Lead, LeadListView } from '../../data/leads/lead-view';
import { writeCsv } from '../../lib/csv';
import { downloadFile } from '../../lib/download-file';
import { toLocalDateTime } from '../../lib/local-date-time';
import { leadsModule } from '../data/firebase-modules';

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
const SHARED = [
  'reference',
  'createdAt',
  'status',
  'incomplete',
  'ownerName',
  'nextCallAt',
  'tags',
  'note',
  'attachment',
  'enquirerNotes',
] as const;
const MOMENTS: readonly string[] = ['createdAt', 'nextCallAt'];

/** "2026-11-21 15:00" in this device's time zone, which spreadsheets sort and take for a moment. */
const momentText = (moment: number): string => toLocalDateTime(moment).replace('T', ' ');

/** A line with what the workshop needs of it: its item number, and the names for the pieces. */
const lineCell = ({ sku, names = [], ...line }: OrderLine): string =>
  [sku, lineText({ ...line, names }), names.join(', ')].filter((part) => part !== '').join(' | ');

/** Excel shows twelve digits as 9.19812E+11. */
const phoneCell = (mobile: string): string => mobile.replace(/^(\d{2})(\d{10})$/, '$1 $2');

/** Leads as CSV: moments in this device's time zone, formulas escaped. */
export function leadsCsv(kind: LeadKind, leads: readonly Lead[]): string {
  const columns = [...SHARED, ...CONTENT[kind]];
  const cell = (lead: Lead, column: string): string => {
    if (column === 'attachment') return lead.attachment?.state === 'received' ? 'yes' : 'no';
    if (column === 'mobile') return phoneCell(lead.mobile);
    if (column === 'lines') return lead.kind === 'order' ? (lead.lines ?? []).map(lineCell).join('\n') : '';
    if (column === 'enquirerNotes')
      return (lead.enquirerNotes ?? []).map(({ at, text }) => `${momentText(at)}: ${text}`).join('\n');
    const value = (lead as unknown as Readonly<Record<string, string | number | boolean | null>>)[column] ?? '';
    return typeof value === 'number' && MOMENTS.includes(column) ? momentText(value) : String(value);
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
    import('../../data/firebase/current-user'),
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
