import { useMemo, useState } from 'react';
import { chooseLogo, logoFile, removeLogo } from '../mockup/device-logo';
import { reasonOf } from '../mockup/reason-of';
import { useDeviceLogo } from '../mockup/use-mockup';

/**
 * The logo of the client of this name, for meetings and lookbooks: the one of this device, if it is that client's. From then on it
 * stands on the products, too. `error`: why the file that was chosen last cannot be shown.
 */
export function useClientLogo(client: string): {
  logo: File | null;
  error: string | null;
  change: (logo: File | null) => void;
} {
  const found = useDeviceLogo();
  const [error, setError] = useState<string | null>(null);
  const logo = useMemo(() => (found?.stored.client === client ? logoFile(found) : null), [found, client]);
  function change(file: File | null): void {
    setError(null);
    if (file === null) void removeLogo();
    else chooseLogo(file, client).catch((cause: unknown) => setError(reasonOf(cause)));
  }
  return { logo, error, change };
}
