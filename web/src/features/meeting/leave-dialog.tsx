import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import { UI_TEXTS } from '../../ui/ui-texts';
import { ForgottenPin, type AccountLogin } from './forgotten-pin';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';
import { checkPin, removePin } from './pin';

interface Props {
  account: AccountLogin | null;
  endsAt: number;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks for the device's PIN, or for the account's password where the PIN is forgotten. */
export function LeaveDialog({ account, endsAt, onLeave, onClose }: Props) {
  const form = useId();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();
  const [isForgotten, setForgotten] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const check = await checkPin(pin, Date.now());
    setBusy(false);
    if (check.outcome === 'right') {
      onLeave();
      return;
    }
    setPin('');
    setError(check.outcome === 'wait' ? texts.wait(Math.ceil(check.ms / 1000)) : texts.wrong);
    focusFirstError();
  }

  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{UI_TEXTS.dialog.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <div className={styles.leaving}>
        <form
          ref={formRef}
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            label={texts.pin}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            autoFocus
            error={error}
            value={pin}
            onChange={({ target }) => {
              setPin(target.value);
              setError(undefined);
            }}
          />
        </form>
        {isForgotten ? (
          <ForgottenPin
            account={account}
            endsAt={endsAt}
            onLoggedIn={() => {
              removePin();
              onLeave();
            }}
          />
        ) : (
          <div>
            <Button small kind="quiet" onClick={() => setForgotten(true)}>
              {texts.forgotten}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
