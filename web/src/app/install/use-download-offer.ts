import { PATHS } from '@catalogue/contract/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onInstalled } from '../../device/install';
import { notify } from '../../ui/notify';
import { INSTALL_TEXTS } from './install-texts';

/** Offers the offline download after the site was installed. */
export function useDownloadOffer(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onInstalled(() => {
        const action = { label: INSTALL_TEXTS.takeWithYou, run: () => void navigate(PATHS.offlineDownload) };
        void notify(INSTALL_TEXTS.installed, { kind: 'success', action });
      }),
    [navigate],
  );
}
