import OfflineDownloadPage from '../../features/offline-download/offline-download-page';
import { PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { APP_TEXTS } from '../app-texts';
import { InstallButton } from '../install/install-button';
import { RepKitStatus } from '../rep-kit-status';

export default function TakeWithYou() {
  return (
    <OfflineDownloadPage
      kit={<RepKitStatus />}
      install={
        <>
          <InstallButton />
          <LinkButton to={PATHS.selfCheck}>{APP_TEXTS.titles.selfCheck}</LinkButton>
        </>
      }
    />
  );
}
