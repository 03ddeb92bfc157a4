import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import type { ContactChannel } from '@catalogue/contract/entities/lead-timeline';
import type { Lead } from '../../lib/lead-view';
import { LEAD_TEXTS } from './lead-texts';
import { saveLead, saveLeads } from './save-leads';

/** Moves a lead to another status; the toast offers to undo it. */
export function saveStatus(lead: Lead, status: SelectableStatus): void {
  if (lead.status === status) return;
  void saveLead(lead, { status: lead.status }, { status }, LEAD_TEXTS.statusSet(lead.reference, LEAD_TEXTS.statuses[status]));
}

/** Notes in the timeline that a way to answer the lead was opened. The first answer makes it contacted; the toast offers to undo that. */
export const logContact = (lead: Lead, contact: ContactChannel): void =>
  void saveLeads({
    changes: [{ lead, change: { from: {}, to: {}, contact } }],
    message: ([written]) =>
      written?.change.to.status === undefined ? null : LEAD_TEXTS.statusSet(lead.reference, LEAD_TEXTS.statuses.contacted),
  });
