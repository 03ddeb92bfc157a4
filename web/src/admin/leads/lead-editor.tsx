import { LEAD_STATUSES } from '@catalogue/contract/entities/lead';
import type { LeadStatus } from '@catalogue/contract/entities/lead';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import type { Saved } from '../../firebase/lead-work';
import { deskWorkOf } from '../../lib/lead-view';
import type { DeskWork, Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { TextAreaField, TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { Contested } from './contested';
import { COPY } from './copy';
import { EraseButton } from './erase-button';
import { workModule } from './firebase';
import { toInput, toMoment } from './local-time';
import { OwnerField } from './owner-field';
import styles from './lead-card.module.css';

type Conflict = Extract<Saved, { name: 'contested' }>;

/** Status, owner, next call and note of a lead. What another admin changed meanwhile is shown, never overwritten. */
export function LeadEditor({ lead, onDone, onErased }: { lead: Lead; onDone: () => void; onErased: () => void }) {
  // The state this edit began with: what others do meanwhile must not slip under it.
  const [opened, setOpened] = useState(() => deskWorkOf(lead));
  const [work, setWork] = useState(opened);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<DeskWork>) => setWork({ ...work, ...part });

  async function save(base: DeskWork): Promise<void> {
    setBusy(true);
    try {
      const result = await (await workModule()).saveWork(lead, base, work);
      if (result.name === 'contested') {
        setConflict(result);
        return;
      }
      if (result.name === 'gone') void notify(COPY.saveGone, { kind: 'information' });
      else void notify(COPY.saved, { kind: 'success' });
      onDone();
    } catch {
      void notify(COPY.saveFailed, { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  }

  if (conflict !== null) {
    const stored = deskWorkOf(conflict.stored);
    return (
      <Contested
        fields={conflict.fields}
        mine={work}
        theirs={stored}
        onKeep={() => {
          setConflict(null);
          setOpened(stored);
          void save(stored);
        }}
        onTake={() => {
          setConflict(null);
          setOpened(stored);
          setWork(stored);
        }}
      />
    );
  }

  return (
    <form
      className={styles.editor}
      aria-label={COPY.work}
      onSubmit={(event) => {
        event.preventDefault();
        void save(opened);
      }}
    >
      <SelectField
        label={COPY.desk.status}
        value={work.status}
        onChange={(event) => change({ status: event.target.value as LeadStatus })}
      >
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {COPY.statuses[status]}
          </option>
        ))}
      </SelectField>
      <OwnerField owner={work.owner} ownerName={work.ownerName} onChange={change} />
      <TextField
        type="datetime-local"
        label={COPY.desk.nextCallAt}
        value={toInput(work.nextCallAt)}
        onChange={(event) => change({ nextCallAt: toMoment(event.target.value) })}
      />
      <div className={styles.wide}>
        <TextAreaField
          label={COPY.desk.note}
          maxLength={LIMITS.note}
          value={work.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" small kind="primary" busy={busy}>
          {COPY.save}
        </Button>
        <Button small onClick={onDone}>
          {COPY.cancel}
        </Button>
        <span className={styles.apart}>
          <EraseButton lead={lead} onErased={onErased} />
        </span>
      </div>
    </form>
  );
}
