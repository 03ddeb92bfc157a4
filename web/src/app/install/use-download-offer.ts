import { PATHS } from '@catalogue/contract/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onInstalled } from '../../data/release/install';
import { notify } from '../../ui/notify';

/** Offers the offline download after the site was installed. */
export function useDownloadOffer(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onInstalled(() => {
        // The texts come with the offer: few visits install the site.
        void import('./install-texts').then(({ INSTALL_TEXTS }) => {
          const action = { label: INSTALL_TEXTS.takeWithYou, run: () => void navigate(PATHS.offlineDownload) };
          return notify(INSTALL_TEXTS.installed, { kind: 'success', action });
        });
      }),
    [navigate],
  );
}
