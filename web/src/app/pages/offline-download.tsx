import OfflineDownloadPage from '../../features/offline-download/offline-download-page';
import { PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { APP_TEXTS } from '../app-texts';
import { InstallButton } from '../install/install-button';
import { RepBundleStatus } from '../rep-bundle-status';

export default function TakeWithYou() {
  return (
    <OfflineDownloadPage
      repBundle={<RepBundleStatus />}
      install={
        <>
          <InstallButton />
          <LinkButton to={PATHS.selfCheck}>{APP_TEXTS.titles.selfCheck}</LinkButton>
        </>
      }
    />
  );
}
