import { LEAD_FORM_TEXTS } from '@catalogue/contract/lead-forms';
import { Suspense, useRef, type RefObject } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { Button } from '../../ui/button';
import { optional } from '../../ui/optional';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import styles from './form.module.css';

/* What stands around the fields of an enquiry form. */

const AttachmentField = optional(() => import('./attachment/attachment-field'));

/** Says that the form was filled from the last enquiry, and takes that back. */
export const SenderNote = ({ onClear }: { onClear: (() => void) | null }) =>
  onClear !== null && (
    <p className={styles.sender}>
      {ENQUIRY_FORM_TEXTS.fromLast}
      <Button small kind="quiet" onClick={onClear}>
        {ENQUIRY_FORM_TEXTS.clear}
      </Button>
    </p>
  );

/** The place of a form's photo or logo. It needs scripts, and its own script comes after the page's. */
export function AttachmentSlot(props: { draftKey: string; readOnly: boolean }) {
  return (
    <div className={styles.attachment}>
      {useHydrated() && (
        <Suspense>
          <AttachmentField {...props} />
        </Suspense>
      )}
    </div>
  );
}

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

/*
 * A form that is sent before the scripts have loaded carries a random id, which public/before-hydration.js writes at the click. A
 * second click, after they have loaded, sends the same id: both are one lead.
 */

const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('input[name="id"]') ?? null;

/** The id of an earlier submission of this form; '' without one. */
export const nativeId = (form: HTMLFormElement | null): string => fieldOf(form)?.value ?? '';

/** The id of the form's next submission; '': it gets one at the click. */
export function writeNativeId(form: HTMLFormElement | null, id: string): void {
  const field = fieldOf(form);
  if (field) field.value = id;
}

/** The field that holds this id. */
export const NativeIdField = () => <input type="hidden" name="id" defaultValue="" />;
