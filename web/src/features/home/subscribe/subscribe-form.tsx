import { useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { useTypedText } from '../../../ui/use-typed-text';
import { SUBSCRIBE_TEXTS } from './subscribe-texts';
import styles from './subscribe-form.module.css';

interface Props {
  placeholder?: string;
  submit?: string;
}

/** The form had the focus and was removed. */
const takeFocus = (answer: HTMLElement | null) => answer?.focus();

type Outcome = { kind: 'typing'; error?: string } | { kind: 'sending' } | { kind: 'done' };

/** The typed address and what became of it. */
function useSubscription() {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'typing' });
  const input = useRef<HTMLInputElement>(null);
  useTypedText(input, '', setEmail);

  // Screen readers announce the answer, because the field that it describes has the focus.
  const refuse = (error: string) => {
    setOutcome({ kind: 'typing', error });
    input.current?.focus();
  };
  const send = async () => {
    setOutcome({ kind: 'sending' });
    const problem = await import('./subscribe').then(
      ({ subscribe }) => subscribe(email),
      () => SUBSCRIBE_TEXTS.offline,
    );
    if (problem === null) setOutcome({ kind: 'done' });
    else refuse(problem);
  };
  const type = (text: string) => {
    setEmail(text);
    setOutcome({ kind: 'typing' });
  };
  return { input, email, outcome, send, type };
}

/** Subscribes an address to the newsletter. Repeated clicks store it once. */
export function SubscribeForm({ placeholder = SUBSCRIBE_TEXTS.emailPlaceholder, submit = SUBSCRIBE_TEXTS.subscribe }: Props) {
  const { input, email, outcome, send, type } = useSubscription();
  if (outcome.kind === 'done') {
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className={styles.done}>
        {SUBSCRIBE_TEXTS.subscribed}
      </p>
    );
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome.kind !== 'sending') void send();
      }}
    >
      <div className={styles.row}>
        <TextField
          ref={input}
          label={SUBSCRIBE_TEXTS.emailLabel}
          type="email"
          autoComplete="email"
          aria-required
          placeholder={placeholder}
          value={email}
          error={outcome.kind === 'typing' ? outcome.error : undefined}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" busy={outcome.kind === 'sending'}>
          {submit}
        </Button>
      </div>
      <p className={styles.consent}>{SUBSCRIBE_TEXTS.consent}</p>
    </form>
  );
}
