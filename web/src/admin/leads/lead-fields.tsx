import type { Lead } from '../../lib/lead-view';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-card.module.css';

/** SPEC §2's fields of the two lists; what was left open is not shown. `isShort`: each on one line, for the lists. */
export const LeadFields = ({ lead, isShort = false }: { lead: Lead; isShort?: boolean }) => (
  <dl className={[styles.content, isShort && styles.short].filter(Boolean).join(' ')}>
    {contentOf(lead).map(([label, value]) => (
      <div key={label} className={[styles.row, label === LEAD_TEXTS.fields.message && styles.long].filter(Boolean).join(' ')}>
        <dt>{label}</dt>
        <dd title={isShort ? value : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);

function contentOf(lead: Lead): [string, string][] {
  const { fields } = LEAD_TEXTS;
  const person: [string, string][] = [
    [fields.email, lead.email],
    [fields.mobile, lead.mobile],
  ];
  const rest: [string, string][] =
    lead.kind === 'quickEnquiry'
      ? [[fields.message, lead.message]]
      : [
          [fields.city, lead.city],
          [fields.companyname, lead.companyname],
          [fields.productrequest, lead.productrequest],
          [fields.quantity, lead.quantity?.toLocaleString('en-IN') ?? ''],
        ];
  return [...person, ...rest].filter(([, value]) => value !== '');
}
