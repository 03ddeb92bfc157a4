import { senderKeysOf } from '@catalogue/contract/lead-search';
import { contactOf } from '../../../lib/contact-of';
import { useSettled } from '../../../lib/use-settled';
import { CustomerList } from './customer-list';
import { CUSTOMERS_TEXTS as texts } from './customers-texts';
import styles from './customers.module.css';
import { useFoundCustomers } from './use-customers';

/** Who has written with this number or e-mail address before, while it is typed. Nothing for less than a whole one. */
export function KnownCaller({ contact }: { contact: string }) {
  const [key = ''] = senderKeysOf(contactOf(contact));
  const settled = useSettled(key);
  return settled === '' ? null : <Known contact={settled} />;
}

function Known({ contact }: { contact: string }) {
  const { customers } = useFoundCustomers(contact);
  if (customers.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{texts.known}</h2>
      <CustomerList label={texts.known} customers={customers} />
    </section>
  );
}
