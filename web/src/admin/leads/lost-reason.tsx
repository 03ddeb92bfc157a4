import type { Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { addNote } from './add-note';
import styles from './lead-work.module.css';
import { WORK_TEXTS } from './work-texts';

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
