import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import type { ContactChannel } from '@catalogue/contract/entities/lead-timeline';
import { serverNow } from '../../data/network/server-clock';
import { type Lead } from '../../data/leads/lead-view';
import { revertedChange, type LeadChange } from '../../data/leads/lead-change';
import { newId } from '../../lib/new-id';
import { plural } from '../../lib/plural';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { adminQueryClient } from '../data/admin-query-client';
import { failureReason } from '../data/failure-reason';
import type { LeadStep, PendingWrite } from '../data/pending-writes/pending-write';
import { pendingWrites } from '../data/pending-writes/pending-writes';
import type { Settled } from '../data/pending-writes/write-queue';
import { leadFilterCountsKey } from '../data/queries/leads';
import { notifyIfPending } from '../data/report-write';
import { LEAD_TEXTS } from './lead-texts';
import { factsOf } from './timeline-items';
import { restoreNoteDraft } from './use-note-draft';

/** A lead as it is shown, or as a step names it, and what to change of it. */
interface NamedChange {
  lead: Pick<Lead, 'kind' | 'id' | 'reference' | 'revision'>;
  change: LeadChange;
}

interface LeadSave {
  changes: readonly NamedChange[];
  /** What to say once it is written; null: nothing. */
  message: (written: readonly LeadStep[]) => string | null;
  isUndo?: boolean;
  /** Called when a reload does not lose it any more: this device has it, or the server. */
  onKept?: (() => void) | undefined;
}

/**
 * Saves what somebody changes of leads: lists show it at once, a toast says when the server has it and offers to undo it, or says
 * why not. Resolves when this device has it, so that it survives a reload.
 */
export async function saveLeads({ changes, onKept, ...report }: LeadSave): Promise<void> {
  const at = serverNow();
  const steps = changes.map(({ lead: { kind, id, reference, revision }, change }): LeadStep => ({
    ...{ noun: 'leads', kind, id, title: reference, base: revision, at, change, outcome: 'waiting' },
  }));
  const [first] = steps;
  if (first === undefined) return;
  const name = steps.length === 1 ? first.title : plural(steps.length, 'lead');
  const write: PendingWrite<LeadStep> = {
    id: newId(),
    name,
    startedAt: Date.now(),
    kind: 'leads',
    steps,
    undo: [],
  };
  let sent: Promise<unknown> = Promise.resolve();
  let isKept = false;
  const kept = new Promise<void>((resolve) => {
    const keep = (): void => {
      if (!isKept) onKept?.();
      isKept = true;
      resolve();
    };
    sent = pendingWrites.send(write, {
      // Where only memory has it, what was typed may be what outlasts the page.
      onKept: (isStored) => isStored && keep(),
      onSettled: (settled) => {
        if (settled.write.steps.every(({ outcome }) => outcome === 'written')) keep();
        return reportLeads(settled, report);
      },
    });
  });
  void notifyIfPending(sent, name, undefined, kept);
  await Promise.race([kept, sent]);
}

/** Saves what one click changes of a lead. */
export const saveLead = (lead: Lead, from: LeadChange['from'], to: LeadChange['to'], message: string): Promise<void> =>
  saveLeads({ changes: [{ lead, change: { from, to } }], message: () => message });

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

async function reportLeads(
  settled: Settled<PendingWrite<LeadStep>>,
  { message, isUndo = false }: Omit<LeadSave, 'changes' | 'onKept'>,
): Promise<void> {
  for (const kind of new Set(settled.write.steps.map(({ kind }) => kind)))
    void adminQueryClient.invalidateQueries({ queryKey: leadFilterCountsKey(kind) });
  const written = settled.write.steps.filter(({ outcome }) => outcome === 'written');
  const text = (await notWrittenText(settled)) ?? message(written);
  if (text === null) return;
  const back = isUndo ? [] : written.flatMap(revertOf);
  const undo = () => void saveLeads({ changes: back, message: () => ADMIN_TEXTS.undone, isUndo: true });
  void notify(text, {
    kind: written.length === settled.write.steps.length ? 'success' : 'failure',
    ...(back.length > 0 && { action: { label: ADMIN_TEXTS.undo, run: undo } }),
  });
}

function revertOf({ kind, id, title, base, change }: LeadStep): NamedChange[] {
  const back = revertedChange(change);
  return back === null ? [] : [{ lead: { kind, id, reference: title, revision: base + 1 }, change: back }];
}

/**
 * What was not written of a write, and why; null: all of it was. Notes go back into their fields.
 */
export async function notWrittenText({ write: { steps }, failure }: Settled<PendingWrite<LeadStep>>): Promise<string | null> {
  const left = steps.filter(({ outcome }) => outcome !== 'written');
  const [first] = left;
  if (first === undefined) return null;
  for (const { id, change } of left) if (change.to.note !== undefined) await restoreNoteDraft(id, change.to.note);
  const reason = reasonOf(first, failure);
  if (steps.length > 1) return LEAD_TEXTS.partlyChanged(steps.length - left.length, steps.length, reason);
  const { tags, ...others } = first.change.to;
  const facts = factsOf({ ...others, ...(tags && { tags: [...tags] }), contact: first.change.contact });
  return LEAD_TEXTS.notChanged(first.title, facts.join(' · '), reason);
}

function reasonOf({ outcome }: LeadStep, failure: unknown): string {
  if (outcome === 'conflict' || outcome === 'gone') return LEAD_TEXTS.notChangedReasons[outcome];
  return outcome === 'refused' ? ADMIN_TEXTS.failures.refused : failureReason(failure);
}
