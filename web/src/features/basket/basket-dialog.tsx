import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { FieldGroup } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import { FormDialog } from '../../ui/form-dialog';
import type { Basket, Client } from './baskets';
import { fieldsOf } from '../clients/client-list';
import { ClientSelect } from '../clients/client-picker';
import { useClients } from '../clients/use-clients';
import { BASKET_BAR_TEXTS as texts } from './basket-bar-texts';
import styles from './basket-bar.module.css';

type Named = Pick<Basket, 'name' | 'client'>;

interface Props {
  title: string;
  initial: Named;
  onSave: (named: Named) => Promise<void>;
  onClose: () => void;
}

const NO_CLIENT: Client = { name: '', company: '', phone: '' };

/** Name and client as typed; null where both are missing. */
function readNamed(name: string, typed: Client): Named | null {
  const client = { ...typed, name: typed.name.trim(), company: typed.company.trim(), phone: typed.phone.trim() };
  const named = name.trim() || client.company || client.name || client.phone;
  const isOpen = client.id === undefined && [client.name, client.company, client.phone].every((text) => text === '');
  return named === '' && isOpen ? null : { name: named, client: isOpen ? null : client };
}

/** Asks for the name of a basket and the client it is for. */
export function BasketDialog({ title, initial, onSave, onClose }: Props) {
  const [name, setName] = useState(initial.name);
  const [client, setClient] = useState(initial.client ?? NO_CLIENT);
  const [error, setError] = useState<string>();
  const { list } = useClients();
  /** Takes over what the list has of the client; none: a client of this basket only. */
  function pick(id: string): void {
    const listed = list?.find((one) => one.id === id);
    setClient(listed === undefined ? NO_CLIENT : { ...fieldsOf(listed), id });
  }
  const bind = (field: 'name' | 'company' | 'phone', maxLength: number) => ({
    value: client[field],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setClient({ ...client, [field]: target.value });
      setError(undefined);
    },
  });
  async function save(): Promise<void> {
    const named = readNamed(name, client);
    if (named === null) setError(texts.nameMissing);
    else await onSave(named);
  }
  return (
    <FormDialog title={title} submit={texts.save} className={styles.fields} onSubmit={save} onClose={onClose}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={error}
        value={name}
        maxLength={LIMITS.name}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <FieldGroup label={texts.client} hint={texts.clientHint}>
        <div className={styles.fields}>
          <ClientSelect value={client.id ?? ''} onPick={pick} />
          <TextField label={texts.clientName} {...bind('name', LIMITS.name)} />
          <TextField label={texts.company} {...bind('company', LIMITS.company)} />
          <TextField label={texts.phone} type="tel" inputMode="tel" {...bind('phone', LIMITS.mobile)} />
        </div>
      </FieldGroup>
    </FormDialog>
  );
}
