import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { UI_TEXTS } from '../../ui/ui-texts';
import { useForm, type FormErrors } from '../../ui/use-form';
import { ForgottenPin, type AccountLogin } from './forgotten-pin';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';
import { checkPin, removePin } from './pin';

interface Values {
  pin: string;
}

interface Props {
  account: AccountLogin | null;
  endsAt: number;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks for the device's PIN, or for the account's password where the PIN is forgotten. */
export function LeaveDialog({ account, endsAt, onLeave, onClose }: Props) {
  const id = useId();
  const { formProps, isSubmitting, field, reset } = useForm({ initial: { pin: '' }, submit });
  const [isForgotten, setForgotten] = useState(false);

  async function submit({ pin }: Values): Promise<FormErrors<Values> | null> {
    const check = await checkPin(pin, Date.now());
    if (check.outcome === 'right') {
      onLeave();
      return null;
    }
    reset();
    return { pin: check.outcome === 'wait' ? texts.wait(Math.ceil(check.ms / 1000)) : texts.wrong };
  }

  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{UI_TEXTS.dialog.cancel}</Button>
          <Button kind="primary" type="submit" form={id} busy={isSubmitting}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <div className={styles.leaving}>
        <form {...formProps} id={id} noValidate>
          <TextField
            label={texts.pin}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            aria-required
            data-autofocus
            {...field('pin')}
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
