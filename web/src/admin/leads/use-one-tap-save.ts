import { leadProgressOf } from '../../lib/lead-view';
import type { Lead, LeadProgress } from '../../lib/lead-view';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { failureReason } from '../data/failure-reason';
import { LEAD_TEXTS } from './lead-texts';
import { useSaveLead } from './use-save-lead';

type Part = Partial<LeadProgress>;

interface OneTapTexts {
  /** Somebody else changed the same fields first. */
  conflict: string;
  failed: (reason: string) => string;
}

/** Saves what one press changes of a lead; the toast offers to undo it. */
export function useOneTapSave(texts: OneTapTexts) {
  const save = useSaveLead();
  const change = async (lead: Lead, from: Part, to: Part, message: string, isUndo = false): Promise<void> => {
    const progress = leadProgressOf(lead);
    try {
      const result = await save.mutateAsync({ lead, from: { ...progress, ...from }, to: { ...progress, ...to } });
      if (result.name !== 'saved') {
        void notify(result.name === 'gone' ? LEAD_TEXTS.saveGone : texts.conflict, { kind: 'failure' });
        return;
      }
      const undo = () => void change(lead, to, from, ADMIN_TEXTS.undone, true);
      void notify(message, { kind: 'success', ...(!isUndo && { action: { label: ADMIN_TEXTS.undo, run: undo } }) });
    } catch (error) {
      void notify(texts.failed(failureReason(error)), { kind: 'failure' });
    }
  };
  return { change, isPending: save.isPending };
}
