import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { serverNow } from '../../data/network/server-clock';
import type { SaveResult } from '../../data/firestore/leads/lead-progress';
import { leadProgressOf } from '../../lib/lead-view';
import type { LeadProgress, Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { TextAreaField, TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { CALL_SHORTCUTS, callShortcut } from './call-shortcuts';
import { LeadConflict } from './lead-conflict';
import { LEAD_TEXTS } from './lead-texts';
import type { LeadDraft } from './lead-drafts';
import { EraseButton } from './erase-button';
import { toLocalDateTime, fromLocalDateTime } from '../data/local-date-time';
import { failureReason } from '../data/failure-reason';
import { useSaveLead } from './use-save-lead';
import { OwnerField } from './owner-field';
import styles from './lead-card.module.css';

type Conflict = Extract<SaveResult, { name: 'conflict' }>;

interface Props {
  lead: Lead;
  /** Unsaved work of an earlier visit. */
  draft: LeadDraft | null;
  onChange: (opened: LeadProgress, work: LeadProgress) => void;
  onDone: () => void;
  onErased: () => void;
}

/** Edits status, owner, next call and note of a lead. Conflicting changes of others are shown, never overwritten. */
export function LeadEditor({ lead, draft, onChange, onDone, onErased }: Props) {
  // Base of the three-way merge; later changes of others must not replace it.
  const [opened, setOpened] = useState(() => draft?.opened ?? leadProgressOf(lead));
  const [work, setWork] = useState(() => draft?.work ?? opened);
  const [isRestored] = useState(draft !== null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saveLead = useSaveLead(lead);
  const change = (part: Partial<LeadProgress>) => {
    const next = { ...work, ...part };
    setWork(next);
    onChange(opened, next);
  };

  async function save(base: LeadProgress): Promise<void> {
    try {
      const result = await saveLead.mutateAsync({ from: base, to: work });
      if (result.name === 'conflict') {
        setConflict(result);
        return;
      }
      if (result.name === 'gone') void notify(LEAD_TEXTS.saveGone, { kind: 'information' });
      else void notify(LEAD_TEXTS.saved, { kind: 'success' });
      onDone();
    } catch (error) {
      void notify(LEAD_TEXTS.saveFailed(failureReason(error)), { kind: 'failure' });
    }
  }

  if (conflict !== null) {
    const stored = leadProgressOf(conflict.stored);
    return (
      <LeadConflict
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
      aria-label={LEAD_TEXTS.work}
      onSubmit={(event) => {
        event.preventDefault();
        void save(opened);
      }}
    >
      {isRestored && (
        <p role="status" className={styles.wide}>
          {LEAD_TEXTS.restored}
        </p>
      )}
      <SelectField
        label={LEAD_TEXTS.desk.status}
        value={work.status}
        onChange={(event) => change({ status: event.target.value as LeadStatus })}
      >
        {SELECTABLE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {LEAD_TEXTS.statuses[status]}
          </option>
        ))}
      </SelectField>
      <OwnerField owner={work.owner} ownerName={work.ownerName} onChange={change} />
      <TextField
        type="datetime-local"
        label={LEAD_TEXTS.desk.nextCallAt}
        value={toLocalDateTime(work.nextCallAt)}
        onChange={(event) => change({ nextCallAt: fromLocalDateTime(event.target.value) })}
      />
      <div role="group" aria-label={LEAD_TEXTS.callShortcuts.label} className={styles.shortcuts}>
        {CALL_SHORTCUTS.map((shortcut) => (
          <Button key={shortcut} small onClick={() => change({ nextCallAt: callShortcut(shortcut, serverNow()) })}>
            {LEAD_TEXTS.callShortcuts.names[shortcut]}
          </Button>
        ))}
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label={LEAD_TEXTS.desk.note}
          maxLength={LIMITS.note}
          value={work.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" small kind="primary" busy={saveLead.isPending}>
          {LEAD_TEXTS.save}
        </Button>
        <Button small onClick={onDone}>
          {LEAD_TEXTS.cancel}
        </Button>
        <span className={styles.apart}>
          <EraseButton lead={lead} onErased={onErased} />
        </span>
      </div>
    </form>
  );
}
