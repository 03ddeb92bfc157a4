import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { Head } from '../../../ui/head';
import { ACCOUNT_TEXTS } from '../account-texts';
import { Notice } from '../../../ui/notice';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { DetailsForm } from './details-form';
import { PictureSection } from './picture-section';
import { refreshProfile, type ProfileState, currentProfile, subscribeProfile } from './profile-store';
import styles from './profile.module.css';
import { VerifyEmail } from './verify-email';
import { useEffect, useSyncExternalStore } from 'react';
import { watchAuth } from '../watch-auth';

/** The person's own profile: from the device at once, then from the server. */
function useProfile(): ProfileState {
  useEffect(() => {
    void refreshProfile();
    // It also sends a pending edit when the network returns. Its script fails to load only offline.
    watchAuth().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribeProfile, currentProfile);
}

/** /users/profile: everything that people can change in their account. */
export default function ProfilePage() {
  const { profile, state, reason } = useProfile();
  return (
    <div className={styles.page}>
      <Head title={ACCOUNT_TEXTS.profile.heading} />
      <h1 tabIndex={-1}>{ACCOUNT_TEXTS.profile.heading}</h1>
      {profile !== null && (
        <>
          <PictureSection profile={profile} />
          <DetailsForm profile={profile} state={state} reason={reason} />
          <VerifyEmail verified={profile.emailVerified} />
          <ChangePassword />
          <DeleteAccount profile={profile} />
        </>
      )}
      {profile === null && state === 'loading' && <Spinner label={ACCOUNT_TEXTS.profile.loading} />}
      {profile === null && state !== 'loading' && (
        <Notice kind="warning">
          <p>{ACCOUNT_TEXTS.profile.unknown}</p>
          <Button small onClick={() => void refreshProfile()}>
            {ACCOUNT_TEXTS.profile.retry}
          </Button>
        </Notice>
      )}
    </div>
  );
}
