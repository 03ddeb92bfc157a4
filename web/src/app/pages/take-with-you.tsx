import TakeWithYouPage from '../../catalogue/keep/take-with-you-page';
import { InstallButton } from '../install/install-button';

export default function TakeWithYou() {
  return <TakeWithYouPage install={<InstallButton />} />;
}
