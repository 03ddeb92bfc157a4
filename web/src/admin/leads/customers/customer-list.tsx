import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/format';
import { Badge } from '../../../ui/badge';
import { LEAD_BADGES } from '../lead-badges';
import { LEAD_TEXTS } from '../lead-texts';
import { customerUrl } from './customer-url';
import { CUSTOMERS_TEXTS as texts } from './customers-texts';
import styles from './customers.module.css';
import { titleOfCustomer, type Customer } from './group-customers';

/** Number of leads of a customer: '2 enquiries, 1 order'; '' for a rep's client without leads. */
const countsOf = ({ leads }: Customer): string => {
  const orders = leads.filter(({ kind }) => kind === 'order').length;
  return texts.counts(leads.length - orders, orders);
};

/** Customers in rows, each a link to their page. */
export const CustomerList = ({ label, customers }: { label: string; customers: readonly Customer[] }) => (
  <ul className={styles.list} aria-label={label}>
    {customers.map((customer) => (
      <CustomerRow key={customer.key} customer={customer} />
    ))}
  </ul>
);

function CustomerRow({ customer }: { customer: Customer }) {
  const [lead] = customer.leads;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Link to={customerUrl(customer)} className={styles.open}>
          {titleOfCustomer(customer) || texts.noName}
        </Link>
        <span className={styles.quiet}>{customer.companies.join(', ')}</span>
      </span>
      <span className={styles.contact}>
        <span>{customer.mobiles[0]}</span>
        <span className={styles.quiet}>{customer.emails[0]}</span>
      </span>
      <span className={styles.counts}>{countsOf(customer) || texts.notedBy('')}</span>
      <span className={styles.status}>
        {lead && <Badge kind={LEAD_BADGES[lead.status]}>{LEAD_TEXTS.statuses[lead.status]}</Badge>}
      </span>
      <span className={styles.date}>{formatDay(customer.lastAt)}</span>
    </li>
  );
}
