import { formatMoment } from '../../lib/format';
import type { DeskField, DeskWork } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { COPY } from './copy';
import styles from './lead-card.module.css';

interface Props {
  fields: readonly DeskField[];
  mine: DeskWork;
  theirs: DeskWork;
  onKeep: () => void;
  onTake: () => void;
}

/** Two admins have changed the same fields: both versions, side by side, and a choice. */
export const Contested = ({ fields, mine, theirs, onKeep, onTake }: Props) => (
  <section role="alert" className={styles.contested}>
    <h3 className={styles.name}>{COPY.contestedTitle}</h3>
    <p>{COPY.contestedBody}</p>
    <table className={styles.versions}>
      <thead>
        <tr>
          <td />
          <th scope="col">{COPY.mine}</th>
          <th scope="col">{COPY.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {/* The owner's name says it; the uid beside it tells people nothing. */}
        {fields
          .filter((field) => field !== 'owner')
          .map((field) => (
            <tr key={field}>
              <th scope="row">{COPY.desk[field]}</th>
              <td>{shown(field, mine)}</td>
              <td>{shown(field, theirs)}</td>
            </tr>
          ))}
      </tbody>
    </table>
    <div className={styles.actions}>
      <Button small onClick={onTake}>
        {COPY.takeTheirs}
      </Button>
      <Button small kind="primary" onClick={onKeep}>
        {COPY.keepMine}
      </Button>
    </div>
  </section>
);

function shown(field: DeskField, work: DeskWork): string {
  if (field === 'status') return COPY.statuses[work.status];
  if (field === 'nextCallAt') return work.nextCallAt === null ? COPY.nothing : formatMoment(work.nextCallAt);
  const value = work[field];
  return value === null || value === '' ? COPY.nothing : value;
}
