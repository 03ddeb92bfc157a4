import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { inboxUrl } from '../data/inbox-view';
import { BarWords } from '../ui/bar-words';
import { LEAD_TEXTS } from './lead-texts';
import NewLeadsCount from './new-leads-count';
import styles from './new-leads-count.module.css';

const KINDS = [
  { kind: 'quickEnquiry', icon: 'chat' },
  { kind: 'order', icon: 'outbox' },
] as const;

/** Links in the bar to new leads, with their live numbers. */
export default function NewLeadsBar() {
  return (
    <div className={styles.bar}>
      {KINDS.map(({ kind, icon }) => (
        <Link key={kind} to={inboxUrl({ kind, filter: 'new', sort: 'oldest' })} className={styles.link}>
          <Icon name={icon} />
          <BarWords>{LEAD_TEXTS.unanswered[kind]}</BarWords>
          <NewLeadsCount kind={kind} />
        </Link>
      ))}
    </div>
  );
}
