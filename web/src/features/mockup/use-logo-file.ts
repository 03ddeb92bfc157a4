import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLogoShown, onLogoShown } from './logo-flag';

/** The file of the logo that this device shows on products, to be sent with an enquiry; null without one. */
export function useLogoFile(): File | null {
  const isShown = useSyncExternalStore(onLogoShown, isLogoShown, () => false);
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (!isShown) return;
    const stop = new AbortController();
    void import('./device-logo')
      .then(async ({ loadLogo, logoFile, onDeviceLogo }) => {
        await loadLogo();
        if (stop.signal.aborted) return;
        const follow = (): void => setFile(logoFile());
        follow();
        stop.signal.addEventListener('abort', onDeviceLogo(follow));
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [isShown]);
  return isShown ? file : null;
}
