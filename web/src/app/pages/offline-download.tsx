import OfflineDownloadPage from '../../offline-download/offline-download-page';
import { InstallButton } from '../install/install-button';

export default function TakeWithYou() {
  return <OfflineDownloadPage install={<InstallButton />} />;
}
