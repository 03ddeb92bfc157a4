import { useEffect } from 'react';
import OfflineDownloadPage from '../../offline-download/offline-download-page';
import { InstallButton } from '../install/install-button';
import { cacheRepKit } from '../rep-kit';

export default function TakeWithYou() {
  useEffect(cacheRepKit, []);
  return <OfflineDownloadPage install={<InstallButton />} />;
}
