import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { APP_TEXTS } from '../app-texts';
import { LogOutButton } from './log-out-button';

/** Items of the account menu in the bar of the admin screens. */
export const AccountItems = () => (
  <>
    <Link to={PATHS.user.profile}>{APP_TEXTS.nav.myProfile}</Link>
    <Link to={PATHS.home}>{APP_TEXTS.nav.viewSite}</Link>
    <LogOutButton className={undefined} />
  </>
);
