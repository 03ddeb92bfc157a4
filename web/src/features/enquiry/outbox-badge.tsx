import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { isWaiting } from './outbox/items';
import { useOutbox } from './outbox/page-outbox';
import styles from './outbox-badge.module.css';

/** The header's link to the outbox with the number of waiting enquiries. Empty while the outbox is. */
export default function OutboxBadge() {
  const { items, others } = useOutbox();
  if (items === null || items.length + others === 0) return null;
  const waiting = items.filter(isWaiting).length + others;
  const needsYou = items.some((item) => item.state.name === 'needsYou');
  return (
    <Link to={PATHS.outbox} className={styles.badge} aria-label={OUTBOX_TEXTS.outbox.badge(waiting)}>
      <Icon name="outbox" size={24} />
      {waiting > 0 && <span className={needsYou ? `${styles.count} ${styles.needsYou}` : styles.count}>{waiting}</span>}
    </Link>
  );
}
