import OfflineDownloadPage from '../../features/offline-download/offline-download-page';
import { PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { APP_TEXTS } from '../app-texts';
import { InstallButton } from '../install/install-button';
import { INSTALL_TEXTS } from '../install/install-texts';
import { useInstallWay } from '../install/use-install-way';
import { RepBundleStatus } from '../rep-bundle-status';

export default function TakeWithYou() {
  const isByHand = useInstallWay() === 'by-hand';
  return (
    <OfflineDownloadPage
      repBundle={<RepBundleStatus />}
      installFirst={isByHand && <InstallFirst />}
      install={
        <>
          {!isByHand && <InstallButton />}
          <LinkButton to={PATHS.selfCheck}>{APP_TEXTS.titles.selfCheck}</LinkButton>
        </>
      }
    />
  );
}

/** On iOS the site on the home screen has a storage of its own: what the browser downloads is not in it. */
const InstallFirst = () => (
  <Notice kind="information" isLive={false}>
    <Stack gap={3}>
      <p>{INSTALL_TEXTS.ownStorage}</p>
      <div>
        <InstallButton />
      </div>
    </Stack>
  </Notice>
);
