import { useRef } from 'react';
import type { RefObject } from 'react';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import styles from './form.module.css';

/**
 * A field that no person sees: whoever fills it is a machine, and the server throws the lead away. A browser that fills
 * in forms for a person must never set it off, so a person's own keys and presses (`proof`) disarm it.
 */
export function useHoneypot() {
  const field = useRef<HTMLInputElement>(null);
  const isPerson = useRef(false);
  const see = (event: { isTrusted: boolean }): void => void (isPerson.current ||= event.isTrusted);
  return {
    field,
    proof: { onKeyDown: see, onPointerDown: see },
    caught: () => (isPerson.current ? '' : (field.current?.value ?? '')),
  };
}

export const Honeypot = ({ field }: { field: RefObject<HTMLInputElement | null> }) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      {ENQUIRY_FORM_TEXTS.trap}
      <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
