import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useState } from 'react';
import { useReachable } from '../../../data/network/use-reachable';
import { useSearchParams } from '../../../lib/use-search-params';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/field';
import { failureReason } from '../../data/failure-reason';
import { LEAD_TEXTS } from '../lead-texts';
import { QueryStatus } from '../../ui/query-status';
import { CustomerList } from './customer-list';
import { CustomerView } from './customer-view';
import { readCustomerName } from './customer-url';
import { CUSTOMERS_TEXTS as texts } from './customers-texts';
import styles from './customers.module.css';
import { useFoundCustomers } from './use-customers';

/** /Admin/customers: one page per person, found by number, e-mail, name or company. */
export default function CustomersPage() {
  const [parameters, setParameters] = useSearchParams();
  const name = readCustomerName(parameters);
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.page}>
      <TextField
        label={texts.search}
        type="search"
        autoComplete="off"
        placeholder={texts.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (name !== null) setParameters(new URLSearchParams());
        }}
      />
      {name === null ? <Found typed={typed.trim()} /> : <CustomerView key={parameters.toString()} name={name} />}
    </div>
  );
}

function Found({ typed }: { typed: string }) {
  const { customers, query, isSearching, error, hasMore } = useFoundCustomers(typed);
  const isOnline = useReachable();
  const isKnown = query.data !== undefined && !isSearching;

  function summary(): string | undefined {
    if (isSearching) return texts.searching;
    if (!isKnown) return undefined;
    if (typed !== '' && error !== null) return isOnline ? LEAD_TEXTS.searchFailed(failureReason(error)) : texts.offline;
    return typed === '' ? texts.latest : texts.count(customers.length, hasMore);
  }
  return (
    <>
      <p role="status" className={styles.summary}>
        {summary()}
      </p>
      <QueryStatus query={query} failureMessage={texts.failed} loadingLabel={texts.loading} />
      {isKnown && customers.length === 0 && error === null && (
        <EmptyState
          title={typed === '' ? texts.noneYet : texts.none}
          action={typed !== '' && <LinkButton to={ADMIN_PATHS.addLead}>{texts.addLead}</LinkButton>}
        >
          {typed === '' ? texts.noneYetText : texts.noneText}
        </EmptyState>
      )}
      <CustomerList label={texts.list} customers={customers} />
    </>
  );
}
