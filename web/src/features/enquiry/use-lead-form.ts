import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storageErrorState } from '../../data/device-store/storage-error';
import { within } from '../../lib/within';
import { flash, type Flash } from '../../ui/dialogs';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import { clearNativeId, nativeId } from './native-id';
import { deleteDraft, readDraft, writeDraft } from './drafts';
import type { Attempt, Draft } from './drafts';
import { emptySender, forgetSender, readSender, SENDER_FIELDS, type Sender } from './last-sender';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import { draftKeyOf, EMPTY_VALUES, mergeDraft, typedValues } from './form-values';
import type { FieldErrors, FieldName, FormValues, Subject } from './form-values';
import type { SubmissionStatus } from './submission-status';

const LOADING_TIMEOUT_MS = 8_000;
/** Code that a submission needs; null when it cannot be loaded now. */
const loadSubmission = () => within(LOADING_TIMEOUT_MS, import('./submit-lead')).catch(() => null);

interface Options {
  initialMessage?: string | undefined;
  /** Values of an empty form, of a client; what was typed before wins. */
  initialValues?: Partial<FormValues> | undefined;
  /** Pieces chosen outside the form: the field follows them. */
  quantity?: number | null;
  /** Called when the lead is sent or stored on the device. */
  onHandedOver?: () => void;
  /** Called with the status of each submission; null when one starts. */
  onStatus?: (status: SubmissionStatus | null) => void;
}

/** State and actions of an enquiry form: values that survive reload and navigation, validation, one submission at a time. */
export function useLeadForm(
  subject: Subject,
  { initialMessage = '', initialValues, quantity = null, onHandedOver, onStatus }: Options = {},
) {
  const draftKey = draftKeyOf(subject, initialMessage);
  const [values, setValues] = useState<FormValues>({ ...EMPTY_VALUES, message: initialMessage, ...initialValues });
  // Current values for callbacks that run between two renders.
  const latestValues = useRef(values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sender, setSender] = useState<Sender | null>(null);
  const isOfClient = initialValues !== undefined;
  const [busy, setBusy] = useState(false);
  /** The question about the number that stands at its field: the next submission of the same number sends. */
  const [question, setQuestion] = useState<string | null>(null);
  const [status, setStatus] = useState<SubmissionStatus | null>(null);
  const { formRef: form, focusFirstError } = useFocusFirstError();
  // A second click can come before React has rendered the first.
  const isSubmitting = useRef(false);
  const isHandedOver = useRef(false);
  const draft = useRef<Draft | null>(null);
  const editedFields = useRef(new Set<FieldName>());

  const replaceValues = useCallback((next: FormValues): void => {
    latestValues.current = next;
    setValues(next);
  }, []);

  const saveDraft = useCallback(
    (attempt: Attempt | null): Promise<boolean> => {
      const next = { values: latestValues.current, attempt, at: Date.now() };
      draft.current = next;
      return writeDraft(draftKey, next, new Set(editedFields.current));
    },
    [draftKey],
  );

  // Text typed before hydration stands only in the DOM: the next render would replace it.
  useLayoutEffect(() => {
    editedFields.current = new Set();
    const typed = typedValues(form.current, latestValues.current);
    if (Object.keys(typed).length === 0) return;
    for (const field of Object.keys(typed)) editedFields.current.add(field as FieldName);
    replaceValues({ ...latestValues.current, ...typed });
    void loadSubmission();
  }, [draftKey, replaceValues, form]);

  useEffect(() => {
    if (quantity === null) return;
    editedFields.current.add('quantity');
    replaceValues({ ...latestValues.current, quantity: String(quantity) });
  }, [quantity, replaceValues]);

  useEffect(() => {
    let isUnmounted = false;
    isHandedOver.current = false;
    draft.current = null;
    const restore = async (): Promise<void> => {
      const [found, lastSender] = await Promise.all([readDraft(draftKey), isOfClient ? null : readSender()]);
      // Sent before its draft was read: there is nothing to restore.
      if (isUnmounted || isHandedOver.current) return;
      setSender(lastSender);
      if (found === null && lastSender !== null) {
        replaceValues(mergeDraft(latestValues.current, editedFields.current, { ...EMPTY_VALUES, ...lastSender }));
      }
      if (found === null) return;
      replaceValues(mergeDraft(latestValues.current, editedFields.current, found.values));
      if (draft.current === null) draft.current = found;
      else void saveDraft(draft.current.attempt ?? found.attempt);
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
  }, [draftKey, isOfClient, replaceValues, saveDraft]);

  /** "Not you?": takes the last sender out of the form and off the device. */
  function clearSender(): void {
    for (const field of SENDER_FIELDS) editedFields.current.add(field);
    replaceValues({ ...latestValues.current, ...emptySender() });
    setSender(null);
    void forgetSender();
    if (draft.current !== null) void saveDraft(draft.current.attempt);
  }

  const set = (field: FieldName, value: string): void => {
    // Loads in time for the submission, and for a device that goes offline before it.
    if (editedFields.current.size === 0) void loadSubmission();
    editedFields.current.add(field);
    replaceValues({ ...latestValues.current, [field]: value });
    if (field === 'mobile' || field === 'email') setQuestion(null);
    if (value.trim() !== '') setErrors((shown) => ({ ...shown, [field]: undefined }));
    void saveDraft(draft.current?.attempt ?? null);
  };

  async function submit(website: string): Promise<void> {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setBusy(true);
    setStatus(null);
    onStatus?.(null);
    const { dialog, isDone } = await send(website).finally(() => {
      isSubmitting.current = false;
      setBusy(false);
    });
    if (dialog !== null) await flash(dialog);
    if (!isDone) focusFirstError();
  }

  /** Resolves to the dialog to show, and whether the form was emptied. */
  async function send(website: string): Promise<{ dialog: Flash | null; isDone: boolean }> {
    const loaded = await loadSubmission();
    // A first visit that lost its network before a key was pressed: the text stays in the form and in its draft.
    if (loaded === null) {
      const message = LEAD_FORMS.quickEnquiry.failure;
      return { dialog: { kind: 'failure', message, more: ENQUIRY_FORM_TEXTS.notLoaded }, isDone: false };
    }
    const sent = latestValues.current;
    const prepared = loaded.prepareLead(subject, sent, website, draft.current, draftKey, nativeId(form.current));
    setErrors(prepared.errors);
    // SPEC §5: a quick enquiry without an e-mail is not sent; an order that nobody could answer is refused.
    if (prepared.submission === null) {
      const message = LEAD_FORMS.order.failure;
      return { dialog: subject.kind === 'order' ? { kind: 'failure', message } : null, isDone: false };
    }
    // Never blocks: nobody knows every country's numbers.
    if (prepared.question !== null && prepared.question !== question) {
      setQuestion(prepared.question);
      return { dialog: null, isDone: false };
    }
    setQuestion(null);
    await saveDraft(prepared.submission.attempt);
    const outcome = await prepared.submission.send();
    setErrors(outcome.errors);
    if (outcome.status.isHandedOver) {
      isHandedOver.current = true;
      editedFields.current.clear();
      replaceValues({ ...EMPTY_VALUES, ...initialValues });
      draft.current = null;
      clearNativeId(form.current);
      await deleteDraft(draftKey);
      setSender(null);
      if (!isOfClient) void loaded.rememberSender(sent);
      onHandedOver?.();
    }
    setStatus(outcome.status);
    onStatus?.(outcome.status);
    return { dialog: outcome.status.dialog, isDone: outcome.status.isHandedOver };
  }

  const shownErrors = question === null ? errors : { ...errors, mobile: question };
  const isFromSender = sender !== null && SENDER_FIELDS.every((field) => values[field] === sender[field]);
  return {
    ...{ values, errors: shownErrors, asks: question !== null, busy, status, form, set, submit },
    /** Empties what the last enquiry filled in; null while the form holds something else. */
    clearSender: isFromSender ? clearSender : null,
  };
}
