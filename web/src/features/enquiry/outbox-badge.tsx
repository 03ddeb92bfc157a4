import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { isRefused, isWaiting } from './outbox/items';
import { useOutbox } from './outbox/page-outbox';
import styles from './outbox-badge.module.css';

/** The header's link to the outbox with the number of waiting enquiries. Empty while the outbox is. */
export default function OutboxBadge() {
  const { items, others } = useOutbox();
  if (items === null || items.length + others === 0) return null;
  const refused = items.filter(isRefused).length;
  const unsent = items.filter(isWaiting).length + others;
  return (
    <Link to={PATHS.outbox} className={styles.badge} aria-label={OUTBOX_TEXTS.outbox.badge(unsent - refused, refused)}>
      <Icon name="outbox" size={24} />
      {unsent > 0 && <span className={refused > 0 ? `${styles.count} ${styles.needsYou}` : styles.count}>{unsent}</span>}
    </Link>
  );
}
