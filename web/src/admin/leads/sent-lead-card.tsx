import type { Order } from '@catalogue/contract/entities/stored-lead';
import { lineText } from '@catalogue/contract/order-lines';
import { formatMoment } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { LEAD_BADGES } from './lead-badges';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-card.module.css';

/** An order as its rep sees it: what was asked for whom, and how far it is. Admins work on it. */
export function SentLeadCard({ order }: { order: Order }) {
  const contact = [order.name, order.city, order.mobile, order.email].filter((text) => text !== '');
  const facts = [
    order.reference,
    LEAD_TEXTS.received(formatMoment(order.createdAt)),
    order.ownerName === null ? null : LEAD_TEXTS.ownedBy(order.ownerName),
  ];
  const products = order.lines?.map(lineText) ?? [
    `${order.quantity === null ? '' : `${order.quantity} x `}${order.productrequest}`,
  ];
  return (
    <article className={styles.card} aria-label={`${order.reference} ${order.name}`}>
      <header className={styles.head}>
        <h2 className={styles.name}>{order.companyname || order.name || LEAD_TEXTS.noName}</h2>
        <Badge kind={LEAD_BADGES[order.status]}>{LEAD_TEXTS.statuses[order.status]}</Badge>
      </header>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <p>{contact.join(' · ')}</p>
      <ul className={styles.products}>
        {products.map((product, index) => (
          <li key={index}>{product}</li>
        ))}
      </ul>
    </article>
  );
}
