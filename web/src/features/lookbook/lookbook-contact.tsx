import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { read, write } from '../../data/device-store/database';
import { TextField } from '../../ui/field';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import type { LookbookContact } from './write-lookbook';

/** Key in `settings`: logging out deletes it. */
const KEY = 'lookbook-contact';
const storedContact = v.object({ name: v.string(), phone: v.string() });

/** Whom the client answers, as typed for the last lookbook of this device; at first the name of the person who is logged in. */
export function useLookbookContact(name: string): [LookbookContact, (contact: LookbookContact) => void] {
  const [typed, setTyped] = useState<LookbookContact | null>(null);
  useEffect(() => {
    void read('settings', KEY).then((value) => {
      const stored = v.safeParse(storedContact, value);
      if (stored.success) setTyped((now) => now ?? stored.output);
    });
  }, []);
  const change = (contact: LookbookContact): void => {
    setTyped(contact);
    void write('settings', KEY, contact);
  };
  return [typed ?? { name, phone: '' }, change];
}

interface ContactProps {
  contact: LookbookContact;
  onChange: (contact: LookbookContact) => void;
}

export const ContactFields = ({ contact, onChange }: ContactProps) => (
  <>
    <TextField
      label={texts.name}
      autoComplete="name"
      maxLength={60}
      value={contact.name}
      onChange={({ target }) => onChange({ ...contact, name: target.value })}
    />
    <TextField
      label={texts.phone}
      hint={texts.phoneHint}
      type="tel"
      autoComplete="tel"
      maxLength={24}
      value={contact.phone}
      onChange={({ target }) => onChange({ ...contact, phone: target.value })}
    />
  </>
);
