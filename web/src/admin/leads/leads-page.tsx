import type { LeadKind } from '@catalogue/contract/entities/lead';
import { LeadList } from './lead-list';
import styles from './leads.module.css';

/** SPEC §2's 'Quick Enquiry' and 'Hurry Orders'. */
export const LeadsPage = ({ kind }: { kind: LeadKind }) => (
  <div className={styles.page}>
    <LeadList kind={kind} />
  </div>
);
