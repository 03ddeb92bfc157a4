import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { leadProgressOf } from '../../lib/lead-view';
import type { Lead } from '../../lib/lead-view';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { LEAD_TEXTS } from './lead-texts';
import styles from './status-picker.module.css';
import { useSaveLead } from './use-save-lead';

/** Sets the status of a lead with one press; the toast offers to undo it. */
export function StatusPicker({ lead }: { lead: Lead }) {
  const save = useSaveLead(lead);
  const setStatus = async (from: LeadStatus, to: LeadStatus, message: string, isUndo = false): Promise<void> => {
    const progress = leadProgressOf(lead);
    try {
      const result = await save.mutateAsync({ from: { ...progress, status: from }, to: { ...progress, status: to } });
      if (result.name !== 'saved') {
        void notify(result.name === 'gone' ? LEAD_TEXTS.saveGone : LEAD_TEXTS.statusConflict, { kind: 'failure' });
        return;
      }
      const undo = () => void setStatus(to, from, ADMIN_TEXTS.undone, true);
      void notify(message, { kind: 'success', ...(!isUndo && { action: { label: ADMIN_TEXTS.undo, run: undo } }) });
    } catch {
      void notify(LEAD_TEXTS.statusFailed, { kind: 'failure' });
    }
  };
  return (
    <div className={styles.frame}>
      <div role="group" aria-label={LEAD_TEXTS.statusOf(lead.reference)} className={styles.statuses} aria-busy={save.isPending}>
        {SELECTABLE_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.status}
            aria-pressed={lead.status === status}
            onClick={() => {
              if (lead.status !== status && !save.isPending) {
                void setStatus(lead.status, status, LEAD_TEXTS.statusSet(lead.reference, LEAD_TEXTS.statuses[status]));
              }
            }}
          >
            {LEAD_TEXTS.statuses[status]}
          </button>
        ))}
      </div>
    </div>
  );
}
