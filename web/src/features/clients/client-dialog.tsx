import type { ClientFields } from '@catalogue/contract/entities/client';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { TextField } from '../../ui/field';
import { FormDialog } from '../../ui/form-dialog';
import { notify } from '../../ui/notify';
import { newId } from '../../lib/new-id';
import { CardPhotoField } from './card-photo-field';
import { removeCard, storeCard } from './card-photo';
import { useCard } from './client-card';
import { CLIENT_FIELDS, fieldsOf, type ListedClient, NO_FIELDS } from './client-list';
import { saveClient } from './client-store';
import { CLIENT_TEXTS as texts } from './client-texts';
import styles from './clients.module.css';

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
  const [fields, setFields] = useState<ClientFields>(client === null ? NO_FIELDS : fieldsOf(client));
  const { photo: storedPhoto } = useCard(client);
  /** undefined: as stored. */
  const [newPhoto, setNewPhoto] = useState<Blob | null>();
  const photo = newPhoto === undefined ? storedPhoto : newPhoto;
  const [error, setError] = useState<string>();

  async function save(): Promise<void> {
    const typed = Object.fromEntries(CLIENT_FIELDS.map((field) => [field, fields[field].trim()])) as unknown as ClientFields;
    if (photo === null && !client?.card && Object.values(typed).every((text) => text === '')) {
      setError(texts.missing);
      return;
    }
    const id = client?.id ?? newId();
    const card = newPhoto === undefined ? undefined : newPhoto === null ? '' : newId();
    // The photo first: the list names it.
    const hasPhoto = !newPhoto || (await storeCard(id, card ?? '', newPhoto));
    const { isStored } = await saveClient(uid, typed, id, hasPhoto ? card : undefined);
    if (isStored && hasPhoto && card !== undefined && client !== null) await removeCard(id, client.card);
    if (!isStored || !hasPhoto) void notify(texts.notStored, { kind: 'failure' });
    onClose();
  }

  return (
    <FormDialog
      title={client === null ? texts.addTitle : texts.editTitle}
      submit={texts.save}
      className={styles.fields}
      onSubmit={save}
      onClose={onClose}
    >
      {CLIENT_FIELDS.map((field) => (
        <TextField
          key={field}
          label={texts.fields[field]}
          autoComplete="off"
          autoFocus={field === 'name'}
          {...INPUTS[field]}
          error={field === 'name' ? error : undefined}
          value={fields[field]}
          onChange={({ target }) => {
            setFields({ ...fields, [field]: target.value });
            setError(undefined);
          }}
        />
      ))}
      <CardPhotoField photo={photo} alt={texts.card.alt(fields.company || fields.name)} onChange={setNewPhoto} />
    </FormDialog>
  );
}
