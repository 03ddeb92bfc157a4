import { useState } from 'react';
import { Button } from '../../../ui/button';
import { authErrorKindOf } from '../auth-error-kind';
import { ACCOUNT_TEXTS } from '../account-texts';
import { Notice } from '../../../ui/notice';
import styles from './profile.module.css';

/** Shows whether the e-mail is confirmed, and sends the confirmation mail again. Confirming is optional. */
export function VerifyEmail({ verified }: { verified: boolean }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();
  const { verify } = ACCOUNT_TEXTS;

  async function send(): Promise<void> {
    setState('sending');
    setProblem(undefined);
    try {
      const { sendVerificationMail } = await import('../../../data/firebase/auth');
      await sendVerificationMail();
      setState('sent');
    } catch (cause) {
      setState('idle');
      setProblem(ACCOUNT_TEXTS.forgotten.problems[authErrorKindOf(cause)]);
    }
  }

  return (
    <section className={styles.section} aria-labelledby="verify-heading">
      <h2 id="verify-heading">{verify.heading}</h2>
      <p className={styles.quiet}>{verified ? verify.verified : verify.unverified}</p>
      {problem !== undefined && <Notice kind="failure">{problem}</Notice>}
      {state === 'sent' && <Notice kind="information">{verify.sent}</Notice>}
      {!verified && state !== 'sent' && (
        <div className={styles.actions}>
          <Button busy={state === 'sending'} onClick={() => void send()}>
            {state === 'sending' ? verify.sending : verify.send}
          </Button>
        </div>
      )}
    </section>
  );
}
