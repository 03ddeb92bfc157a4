import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { Lead } from '../../lib/lead-view';
import { LEAD_TEXTS } from './lead-texts';
import { OneTapButton } from './one-tap-button';
import styles from './status-picker.module.css';
import { saveStatus } from './save-status';

/** Sets the status of a lead with one click; the toast offers to undo it. */
export const StatusPicker = ({ lead }: { lead: Lead }) => (
  <div className={styles.frame}>
    <div role="group" aria-label={LEAD_TEXTS.statusOf(lead.reference)} className={styles.statuses}>
      {SELECTABLE_STATUSES.map((status) => (
        <OneTapButton key={status} isOn={lead.status === status} onPress={() => saveStatus(lead, status)}>
          {LEAD_TEXTS.statuses[status]}
        </OneTapButton>
      ))}
    </div>
  </div>
);
