import type { ClientFields } from '@catalogue/contract/entities/client';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { TextField } from '../../ui/field';
import { FormDialog } from '../../ui/form-dialog';
import { notify } from '../../ui/notify';
import { useForm, type FormErrors } from '../../ui/use-form';
import { CardPhotoField } from './card-photo-field';
import { useCard } from './client-card';
import { CLIENT_FIELDS, fieldsOf, type ListedClient, NO_FIELDS } from './client-list';
import { saveClientForm } from './client-store';
import { CLIENT_TEXTS as texts } from './client-texts';

const INPUTS = {
  name: { maxLength: LIMITS.name },
  company: { maxLength: LIMITS.company },
  phone: { maxLength: LIMITS.mobile, type: 'tel', inputMode: 'tel' },
  city: { maxLength: LIMITS.city },
  email: { maxLength: LIMITS.email, type: 'email', autoCapitalize: 'none' },
} as const satisfies Record<keyof ClientFields, object>;

interface Props {
  uid: string;
  /** null: a new one. */
  client: ListedClient | null;
  onClose: () => void;
}

/** Adds or edits a client: typed, or a photo of the card to type from later. */
export function ClientDialog({ uid, client, onClose }: Props) {
  const opened = client === null ? NO_FIELDS : fieldsOf(client);
  const form = useForm({ initial: opened, submit });
  const { photo: storedPhoto } = useCard(client);
  /** undefined: as stored. */
  const [newPhoto, setNewPhoto] = useState<Blob | null>();
  const photo = newPhoto === undefined ? storedPhoto : newPhoto;

  async function submit(fields: ClientFields): Promise<FormErrors<ClientFields> | null> {
    const typed = Object.fromEntries(CLIENT_FIELDS.map((field) => [field, fields[field].trim()])) as unknown as ClientFields;
    if (photo === null && !client?.card && Object.values(typed).every((text) => text === '')) {
      return { name: texts.missing };
    }
    const missed = await saveClientForm(uid, typed, client, { opened, photo: newPhoto });
    if (missed === 'photo') return { problem: texts.card.noRoom };
    if (missed === 'client') void notify(texts.notStored, { kind: 'failure' });
    onClose();
    return null;
  }

  return (
    <FormDialog
      title={client === null ? texts.addTitle : texts.editTitle}
      submit={texts.save}
      gap={3}
      form={form}
      onClose={onClose}
    >
      {CLIENT_FIELDS.map((name) => (
        <TextField
          key={name}
          label={texts.fields[name]}
          autoComplete="off"
          data-autofocus={name === 'name' || undefined}
          {...INPUTS[name]}
          {...form.field(name)}
        />
      ))}
      <CardPhotoField
        photo={photo}
        alt={texts.card.alt(form.values.company || form.values.name)}
        error={form.errors.problem}
        onChange={(next) => {
          setNewPhoto(next);
          form.clearError('problem');
        }}
      />
    </FormDialog>
  );
}
