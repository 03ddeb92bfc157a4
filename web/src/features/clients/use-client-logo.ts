import { useEffect, useState } from 'react';
import { read, remove, write } from '../../data/device-store/database';

/** Key in `settings`: logging out deletes it. */
const KEY = 'client-logo';

interface StoredLogo {
  client: string;
  file: File;
}

const isStoredLogo = (value: unknown): value is StoredLogo =>
  typeof value === 'object' &&
  value !== null &&
  'client' in value &&
  typeof value.client === 'string' &&
  'file' in value &&
  value.file instanceof File;

/** The logo of the client of this name, for meetings and lookbooks; this device keeps one. */
export function useClientLogo(client: string): [File | null, (logo: File | null) => void] {
  const [stored, setStored] = useState<StoredLogo | null>(null);
  useEffect(() => {
    void read('settings', KEY).then((value) => isStoredLogo(value) && setStored((now) => now ?? value));
  }, []);
  const change = (file: File | null): void => {
    setStored(file && { client, file });
    void (file === null ? remove('settings', KEY) : write('settings', KEY, { client, file }));
  };
  return [stored?.client === client ? stored.file : null, change];
}
