import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { Lead } from '../../lib/lead-view';
import { LEAD_TEXTS } from './lead-texts';
import { OneTapButton } from './one-tap-button';
import styles from './status-picker.module.css';
import { useOneTapSave } from './use-one-tap-save';

/** Sets the status of a lead with one press; the toast offers to undo it. */
export function StatusPicker({ lead }: { lead: Lead }) {
  const { change, isPending } = useOneTapSave({ conflict: LEAD_TEXTS.statusConflict, failed: LEAD_TEXTS.statusFailed });
  return (
    <div className={styles.frame}>
      <div role="group" aria-label={LEAD_TEXTS.statusOf(lead.reference)} className={styles.statuses} aria-busy={isPending}>
        {SELECTABLE_STATUSES.map((status) => (
          <OneTapButton
            key={status}
            isOn={lead.status === status}
            isPending={isPending}
            onPress={() => {
              if (lead.status === status) return;
              const message = LEAD_TEXTS.statusSet(lead.reference, LEAD_TEXTS.statuses[status]);
              void change(lead, { status: lead.status }, { status }, message);
            }}
          >
            {LEAD_TEXTS.statuses[status]}
          </OneTapButton>
        ))}
      </div>
    </div>
  );
}
