import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { ReactNode } from 'react';
import type { Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { addNote } from './add-note';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-work.module.css';
import { saveStatus } from './save-leads';
import { WORK_TEXTS } from './work-texts';

interface ButtonProps {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of the values of a lead's field; a click saves it. */
export const OneTapButton = ({ isOn, onClick, children }: ButtonProps) => (
  <button type="button" className={styles.oneTap} aria-pressed={isOn} onClick={onClick}>
    {children}
  </button>
);

/** Sets the status of a lead with one click; the toast offers to undo it. */
export const StatusPicker = ({ lead }: { lead: Lead }) => (
  <div className={styles.statusFrame}>
    <div role="group" aria-label={LEAD_TEXTS.statusOf(lead.reference)} className={styles.statuses}>
      {SELECTABLE_STATUSES.map((status) => (
        <OneTapButton key={status} isOn={lead.status === status} onClick={() => saveStatus(lead, status)}>
          {LEAD_TEXTS.statuses[status]}
        </OneTapButton>
      ))}
    </div>
  </div>
);

const { lost: texts } = WORK_TEXTS;

/** Whether a note says why the lead is lost. */
const hasReason = ({ timeline = {} }: Lead): boolean =>
  Object.values(timeline).some(({ note }) => note?.startsWith(texts.prefix) === true);

/** Asks why a lead was lost, and keeps the answer as a note. */
export function LostReason({ lead }: { lead: Lead }) {
  if (lead.status !== 'lost' || hasReason(lead)) return null;
  return (
    <div role="group" aria-label={texts.label} className={styles.calls}>
      <span className={styles.label}>{texts.label}</span>
      {texts.reasons.map((reason) => (
        <Button key={reason} small onClick={() => void addNote(lead, texts.prefix + reason)}>
          {reason}
        </Button>
      ))}
    </div>
  );
}
