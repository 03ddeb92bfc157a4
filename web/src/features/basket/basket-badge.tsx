import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import styles from '../enquiry/outbox-badge.module.css';
import { BASKET_TEXTS } from './basket-texts';
import { useBasket } from './use-basket';

/** The header's link to the basket with the number of its products. Nothing while the basket is empty. */
export default function BasketBadge() {
  const { length } = useBasket().lines;
  if (length === 0) return null;
  return (
    <Link to={PATHS.basket} className={styles.badge} aria-label={BASKET_TEXTS.badge(length)}>
      <Icon name="basket" size={24} />
      <span className={styles.count}>{length}</span>
    </Link>
  );
}
