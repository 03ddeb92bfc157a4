import { useState } from 'react';
import { useMinute } from '../../data/network/follow-clock';
import { serverNow } from '../../data/network/server-clock';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { fromLocalDateTime, toLocalDateTime } from '../../lib/local-date-time';
import { callShortcut, callShortcuts } from './call-shortcuts';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-work.module.css';
import { saveLead } from './save-leads';
import { WORK_TEXTS } from './work-texts';

/** When to call next: a click on a chip saves its time, a field takes any other time. */
export function NextCall({ lead }: { lead: Lead }) {
  const { call: texts } = WORK_TEXTS;
  const stored = toLocalDateTime(lead.nextCallAt);
  const now = useMinute();
  const [typed, setTyped] = useState<string | null>(null);
  const save = (nextCallAt: number | null): void => {
    setTyped(null);
    if (nextCallAt === lead.nextCallAt) return;
    const message = texts.done(lead.reference, nextCallAt === null ? null : formatMoment(nextCallAt));
    void saveLead(lead, { nextCallAt: lead.nextCallAt }, { nextCallAt }, message);
  };
  return (
    <div role="group" aria-label={LEAD_TEXTS.callShortcuts.label} className={styles.calls}>
      {callShortcuts(lead.nextCallAt, now).map((shortcut) => (
        <Button key={shortcut} small onClick={() => save(callShortcut(shortcut, serverNow()))}>
          {LEAD_TEXTS.callShortcuts.names[shortcut]}
        </Button>
      ))}
      <input
        type="datetime-local"
        aria-label={LEAD_TEXTS.nextCallField}
        className={styles.callTime}
        value={typed ?? stored}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== null && typed !== stored && (
        <Button small kind="primary" onClick={() => save(fromLocalDateTime(typed))}>
          {texts.set}
        </Button>
      )}
      {lead.nextCallAt !== null && typed === null && (
        <Button small kind="quiet" onClick={() => save(null)}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
