import { LIMITS } from '@catalogue/contract/limits';
import { FieldGroup } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { useForm, type FormErrors } from '../../ui/use-form';
import type { Basket, Client } from './baskets';
import { fieldsOf } from '../clients/client-list';
import { ClientSelect } from '../clients/client-picker';
import { useClients } from '../clients/use-clients';
import { BASKET_BAR_TEXTS as texts } from './basket-bar-texts';

type Named = Pick<Basket, 'name' | 'client'>;

interface Props {
  title: string;
  initial: Named;
  onSave: (named: Named) => Promise<void>;
  onClose: () => void;
}

interface Values {
  name: string;
  client: Client;
}

const NO_CLIENT: Client = { name: '', company: '', phone: '' };

/** Name and client as typed; null where both are missing. */
function readNamed({ name, client: typed }: Values): Named | null {
  const client = { ...typed, name: typed.name.trim(), company: typed.company.trim(), phone: typed.phone.trim() };
  const named = name.trim() || client.company || client.name || client.phone;
  const isOpen = client.id === undefined && [client.name, client.company, client.phone].every((text) => text === '');
  return named === '' && isOpen ? null : { name: named, client: isOpen ? null : client };
}

/** Asks for the name of a basket and the client it is for. */
export function BasketDialog({ title, initial, onSave, onClose }: Props) {
  const form = useForm({ initial: { name: initial.name, client: initial.client ?? NO_CLIENT }, submit });
  const { client } = form.values;
  const { uid, list } = useClients();
  async function submit(values: Values): Promise<FormErrors<Values> | null> {
    const named = readNamed(values);
    if (named === null) return { name: texts.nameMissing };
    await onSave(named);
    return null;
  }
  /** Takes over what the list has of the client; none: a client of this basket only. */
  function pick(id: string): void {
    const listed = list?.find((one) => one.id === id);
    form.set({ client: listed === undefined ? NO_CLIENT : { ...fieldsOf(listed), id } });
  }
  const bind = (field: 'name' | 'company' | 'phone', maxLength: number) => ({
    value: client[field],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => form.set({ client: { ...client, [field]: target.value } }),
  });
  return (
    <FormDialog title={title} submit={texts.save} gap={3} form={form} onClose={onClose}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={LIMITS.name}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <FieldGroup label={texts.client} hint={uid === null ? texts.clientHint : texts.clientHintForStaff}>
        <Stack gap={3}>
          <ClientSelect value={client.id ?? ''} onPick={pick} />
          <TextField label={texts.clientName} {...bind('name', LIMITS.name)} />
          <TextField label={texts.company} {...bind('company', LIMITS.company)} />
          <TextField label={texts.phone} type="tel" inputMode="tel" {...bind('phone', LIMITS.mobile)} />
        </Stack>
      </FieldGroup>
    </FormDialog>
  );
}
