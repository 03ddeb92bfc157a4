import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { Icon } from '../../ui/icon';
import { Link } from '../../router/link';
import { BarWords } from '../ui/bar-words';
import { LEAD_TEXTS } from './lead-texts';
import NewLeadsCount from './new-leads-count';
import styles from './new-leads-count.module.css';

const KINDS = [
  { kind: 'quickEnquiry', to: ADMIN_PATHS.quickEnquiries, icon: 'chat' },
  { kind: 'order', to: ADMIN_PATHS.orders, icon: 'outbox' },
] as const;

/** Links in the bar to new leads, with their live numbers. */
export default function NewLeadsBar() {
  return (
    <div className={styles.bar}>
      {KINDS.map(({ kind, to, icon }) => (
        <Link key={kind} to={to} className={styles.link}>
          <Icon name={icon} />
          <BarWords>{LEAD_TEXTS.unanswered[kind]}</BarWords>
          <NewLeadsCount kind={kind} />
        </Link>
      ))}
    </div>
  );
}
