import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { storageErrorState } from '../../data/device-store/storage-error';
import { deleteSentDraft, emptySender, forgetSender, readDraft, readSender, SENDER_FIELDS, writeDraft } from './drafts';
import type { Attempt, Draft, Sender } from './drafts';
import { EMPTY_VALUES, mergeDraft, typedValues } from './form-values';
import type { FieldName, FormValues } from './form-values';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  initialValues: FormValues;
  /** The form is a client's: it does not start with the last sender. */
  isOfClient: boolean;
  /** Pieces chosen outside the form; null: none. The field follows them. */
  quantity: number | null;
  /** While true, no draft is restored. */
  isSubmitting: RefObject<boolean>;
  onFirstEdit: () => unknown;
}

/** The values of the form, and the fields that the sender has edited since it has this draft key. */
function useEditedValues(draftKey: string, { form, initialValues, quantity, onFirstEdit }: Options) {
  const [values, setValues] = useState(initialValues);
  // Current values for callbacks that run between two renders.
  const latestValuesRef = useRef(values);
  const editedFieldsRef = useRef(new Set<FieldName>());
  const isTypedEarlyRef = useRef(false);

  const replaceValues = useCallback((next: FormValues): void => {
    latestValuesRef.current = next;
    setValues(next);
  }, []);

  // Text typed before hydration stands only in the DOM: the next render would replace it.
  useLayoutEffect(() => {
    editedFieldsRef.current = new Set();
    const typed = typedValues(form.current, latestValuesRef.current);
    isTypedEarlyRef.current = Object.keys(typed).length > 0;
    if (Object.keys(typed).length === 0) return;
    for (const field of Object.keys(typed)) editedFieldsRef.current.add(field as FieldName);
    replaceValues({ ...latestValuesRef.current, ...typed });
    onFirstEdit();
  }, [draftKey, replaceValues, form, onFirstEdit]);

  useEffect(() => {
    if (quantity === null) return;
    editedFieldsRef.current.add('quantity');
    replaceValues({ ...latestValuesRef.current, quantity: String(quantity) });
  }, [quantity, replaceValues]);

  return { values, latestValuesRef, editedFieldsRef, isTypedEarlyRef, replaceValues };
}

/**
 * Edited fields, with the one that has the focus if there are any: a value that is restored meanwhile would stand before what somebody who is
 * filling in the form types there.
 */
function withFieldInUse(edited: ReadonlySet<FieldName>, form: HTMLFormElement | null): ReadonlySet<FieldName> {
  const active = document.activeElement;
  const name = edited.size > 0 && form?.contains(active) === true && active?.getAttribute('name');
  return name ? new Set([...edited, name as FieldName]) : edited;
}

/**
 * The values of an enquiry form. They survive reload and navigation as a draft. Without a draft the form starts with the sender of
 * the last enquiry.
 */
export function useDraftedValues(draftKey: string, options: Options) {
  const { form, isOfClient, isSubmitting, onFirstEdit } = options;
  const { values, latestValuesRef, editedFieldsRef, isTypedEarlyRef, replaceValues } = useEditedValues(draftKey, options);
  const [sender, setSender] = useState<Sender | null>(null);
  const isCleared = useRef(false);
  const draft = useRef<Draft | null>(null);

  const save = useCallback(
    (attempt: Attempt | null): Promise<boolean> => {
      const next = { values: latestValuesRef.current, attempt, at: serverNow() };
      draft.current = next;
      return writeDraft(draftKey, next, new Set(editedFieldsRef.current));
    },
    [draftKey, latestValuesRef, editedFieldsRef],
  );

  useEffect(() => {
    let isUnmounted = false;
    isCleared.current = false;
    draft.current = null;
    const restore = async (): Promise<void> => {
      const [found, lastSender] = await Promise.all([readDraft(draftKey), isOfClient ? null : readSender()]);
      // Sent before its draft was read: there is nothing to restore.
      if (isUnmounted || isCleared.current) return;
      setSender(lastSender);
      const restored = found?.values ?? (lastSender && { ...EMPTY_VALUES, ...lastSender });
      const taken = withFieldInUse(editedFieldsRef.current, form.current);
      if (restored !== null) replaceValues(mergeDraft(latestValuesRef.current, taken, restored));
      // What was typed before hydration is not stored yet.
      const isUnsaved = draft.current !== null || isTypedEarlyRef.current;
      if (isUnsaved) void save(draft.current?.attempt ?? found?.attempt ?? null);
      else draft.current = found;
    };
    void restore();
    // A storage that answers late has the draft all the same.
    const stop = storageErrorState.subscribe(() => {
      if (storageErrorState.get() === null && !isSubmitting.current) void restore();
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [draftKey, form, isOfClient, isSubmitting, latestValuesRef, editedFieldsRef, isTypedEarlyRef, replaceValues, save]);

  function edit(field: FieldName, value: string): void {
    if (editedFieldsRef.current.size === 0) onFirstEdit();
    editedFieldsRef.current.add(field);
    replaceValues({ ...latestValuesRef.current, [field]: value });
    void save(draft.current?.attempt ?? null);
  }

  /** Empties the form after its lead was sent or stored on the device, and deletes the draft. */
  async function clear(emptyValues: FormValues): Promise<void> {
    isCleared.current = true;
    editedFieldsRef.current.clear();
    replaceValues(emptyValues);
    const sent = draft.current;
    draft.current = null;
    await deleteSentDraft(draftKey, sent);
    setSender(null);
  }

  /** "Not you?": takes the last sender out of the form and off the device. */
  function clearSender(): void {
    for (const field of SENDER_FIELDS) editedFieldsRef.current.add(field);
    replaceValues({ ...latestValuesRef.current, ...emptySender() });
    setSender(null);
    void forgetSender();
    if (draft.current !== null) void save(draft.current.attempt);
  }

  const isFromSender = sender !== null && SENDER_FIELDS.every((field) => values[field] === sender[field]);
  return {
    ...{ values, edit, save, clear },
    /** Values and draft at the time of the call, also between two renders. */
    latest: () => ({ values: latestValuesRef.current, draft: draft.current }),
    /** Null while the form holds something else than the last sender. */
    clearSender: isFromSender ? clearSender : null,
  };
}
