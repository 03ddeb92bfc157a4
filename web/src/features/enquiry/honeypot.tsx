import { LEAD_FORM_TEXTS } from '@catalogue/contract/lead-forms';
import { useRef } from 'react';
import type { RefObject } from 'react';
import styles from './form.module.css';

/**
 * Spam protection: a field that no person sees. The server drops leads that fill it. Browsers may autofill it for a
 * person, so a trusted key or pointer event in the form (`personEvents`) empties it.
 */
export function useHoneypot() {
  const field = useRef<HTMLInputElement>(null);
  const isPerson = useRef(false);
  const onEvent = (event: { isTrusted: boolean }): void => void (isPerson.current ||= event.isTrusted);
  return {
    field,
    personEvents: { onKeyDown: onEvent, onPointerDown: onEvent },
    value: () => (isPerson.current ? '' : (field.current?.value ?? '')),
  };
}

export const Honeypot = ({ field }: { field: RefObject<HTMLInputElement | null> }) => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      {LEAD_FORM_TEXTS.honeypot}
      <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
