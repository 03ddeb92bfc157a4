import { formatMoment } from '../../lib/format';
import type { LeadProgressField, LeadProgress } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-card.module.css';

interface Props {
  fields: readonly LeadProgressField[];
  mine: LeadProgress;
  theirs: LeadProgress;
  onKeep: () => void;
  onTake: () => void;
}

/** Conflicting changes of two admins side by side, and a choice between them. */
export const LeadConflict = ({ fields, mine, theirs, onKeep, onTake }: Props) => (
  <section role="alert" className={styles.conflict}>
    <h3 className={styles.name}>{LEAD_TEXTS.conflictTitle}</h3>
    <p>{LEAD_TEXTS.conflictBody}</p>
    <table className={styles.versions}>
      <thead>
        <tr>
          <td />
          <th scope="col">{LEAD_TEXTS.mine}</th>
          <th scope="col">{LEAD_TEXTS.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {/* The owner's name says it; the uid beside it tells people nothing. */}
        {fields
          .filter((field) => field !== 'owner')
          .map((field) => (
            <tr key={field}>
              <th scope="row">{LEAD_TEXTS.desk[field]}</th>
              <td>{shown(field, mine)}</td>
              <td>{shown(field, theirs)}</td>
            </tr>
          ))}
      </tbody>
    </table>
    <div className={styles.actions}>
      <Button small onClick={onTake}>
        {LEAD_TEXTS.takeTheirs}
      </Button>
      <Button small kind="primary" onClick={onKeep}>
        {LEAD_TEXTS.keepMine}
      </Button>
    </div>
  </section>
);

function shown(field: LeadProgressField, work: LeadProgress): string {
  if (field === 'status') return LEAD_TEXTS.statuses[work.status];
  if (field === 'nextCallAt') return work.nextCallAt === null ? LEAD_TEXTS.nothing : formatMoment(work.nextCallAt);
  const value = work[field];
  return value === null || value === '' ? LEAD_TEXTS.nothing : value;
}
