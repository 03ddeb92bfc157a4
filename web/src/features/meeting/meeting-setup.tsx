import { useState } from 'react';
import type { ChangeEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/button';
import { CheckField, SelectField } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import { useForm, type FormErrors } from '../../ui/use-form';
import { startMeeting, type Meeting } from './current-meeting';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';
import { hasPin, PIN_PATTERN, setPin } from './pin';

/** Products that a meeting can show, under a name. */
export interface MeetingSource {
  id: string;
  label: string;
  productIds: readonly string[];
}

interface Values {
  pin: string;
}

interface Props {
  sources: readonly MeetingSource[];
  initialSource: string;
  /** Picks the client of the meeting; for reps. */
  clientPicker: ReactNode;
  onStart: (meeting: Meeting) => void;
}

/** Some phones have no full screen: the meeting covers the page all the same. */
async function goFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    // Refused or missing.
  }
}

/** What to show, with or without prices, and the PIN that leads out of it. */
export function MeetingSetup({ sources, initialSource, clientPicker, onStart }: Props) {
  // Baskets are read after the first frame: until something is picked, the proposal may change.
  const [picked, setPicked] = useState<string | null>(null);
  const [showsPrices, setShowsPrices] = useState(false);
  const [isNewPin, setNewPin] = useState(() => !hasPin());
  const { formProps, isSubmitting, field } = useForm({ initial: { pin: '' }, submit });
  const source = sources.find(({ id }) => id === (picked ?? initialSource)) ?? sources[0];

  async function submit({ pin }: Values): Promise<FormErrors<Values> | null> {
    if (source === undefined) return null;
    if (isNewPin && !PIN_PATTERN.test(pin)) return { pin: texts.badPin };
    const meeting: Meeting = { startedAt: Date.now(), productIds: source.productIds, showsPrices };
    try {
      // During the click event: browsers allow it only then.
      void goFullScreen();
      if (isNewPin) await setPin(pin);
      startMeeting(meeting);
    } catch {
      return { pin: texts.notStored };
    }
    onStart(meeting);
    return null;
  }

  return (
    <form {...formProps} className={styles.setup} noValidate>
      {clientPicker}
      <SelectField label={texts.what} value={source?.id ?? ''} onChange={({ target }) => setPicked(target.value)}>
        {sources.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={texts.showPrices}
        hint={texts.showPricesHint}
        checked={showsPrices}
        onChange={({ target }) => setShowsPrices(target.checked)}
      />
      <PinField field={field('pin')} isNew={isNewPin} onNew={() => setNewPin(true)} />
      <Button kind="primary" type="submit" busy={isSubmitting}>
        {texts.start}
      </Button>
    </form>
  );
}

interface PinFieldProps {
  field: { value: string; error: string | undefined; onChange: ChangeEventHandler<HTMLInputElement> };
  /** Whether a PIN is chosen for this meeting; else the stored one leads out of it. */
  isNew: boolean;
  /** Replaces the stored PIN. */
  onNew: () => void;
}

function PinField({ field, isNew, onNew }: PinFieldProps) {
  if (!isNew) {
    return (
      <p className={styles.quiet}>
        {field.error ?? texts.pinSet}{' '}
        <Button small kind="quiet" onClick={onNew}>
          {texts.changePin}
        </Button>
      </p>
    );
  }
  return (
    <TextField
      label={texts.newPin}
      hint={texts.newPinHint}
      type="password"
      inputMode="numeric"
      autoComplete="new-password"
      maxLength={8}
      aria-required
      {...field}
    />
  );
}
