import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useSearchParams } from '../../router/use-search-params';
import { LeadList } from './lead-list';
import { LinkedLead } from './linked-lead';
import styles from './leads.module.css';

/** SPEC §2's 'Quick Enquiry' and 'Hurry Orders'. Mails to staff link to one lead of it by `?lead=`. */
export function LeadsPage({ kind }: { kind: LeadKind }) {
  const [parameters, setParameters] = useSearchParams();
  const linked = parameters.get('lead');
  return (
    <div className={styles.page}>
      {linked === null ? (
        <LeadList kind={kind} />
      ) : (
        <LinkedLead key={linked} kind={kind} id={linked} onShowAll={() => setParameters(new URLSearchParams())} />
      )}
    </div>
  );
}
