import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useLive } from '../data/use-live';
import { LEAD_TEXTS } from './lead-texts';
import styles from './new-leads-count.module.css';

/** How many leads nobody has touched, live: for the admin bar and menu. Nothing while there are none. */
export default function NewLeadsCount({ kind }: { kind: LeadKind }) {
  const { value = 0 } = useLive<number>(`new leads/${kind}`, async (onCount, onFailure) =>
    (await import('../../firebase/new-leads')).watchNewLeads(kind, onCount, onFailure),
  );
  return (
    <span role="status">
      {value > 0 && (
        <span className={styles.count} role="img" aria-label={LEAD_TEXTS.newLeads(value)}>
          {value}
        </span>
      )}
    </span>
  );
}
