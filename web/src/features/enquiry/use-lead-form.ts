import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { useRef, useState } from 'react';
import { showStatus, type Status } from '../../ui/dialogs';
import { useFocusFirstError } from '../../ui/use-submit';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import { nativeId, writeNativeId } from './form-parts';
import { draftKeyOf, EMPTY_VALUES } from './form-values';
import type { BriefName, FieldErrors, FieldName, FormValues, Subject } from './form-values';
import { loadSubmission, submitNatively } from './load-submission';
import type { SubmissionStatus } from './submission-status';
import { useDraftedValues } from './use-drafted-values';

interface Options {
  initialMessage?: string | undefined;
  /** Values of an empty form, of a client; what was typed before wins. */
  initialValues?: Partial<FormValues> | undefined;
  /** Pieces chosen outside the form: the field follows them. */
  quantity?: number | null;
  /** Called when the lead is sent or stored on the device. */
  onAccepted?: () => void;
  /** Called with the status of each submission; null when one starts. */
  onStatus?: (status: SubmissionStatus | null) => void;
}

/** What a submission leads to: the dialog to show, and whether the form was emptied. */
interface Outcome {
  dialog: Status | null;
  isDone: boolean;
  /** Names of the fields that kept it from being sent. */
  blocking?: readonly string[];
}

/** A first visit that lost its network before a key was pressed: the text stays in the form and in its draft. */
const notLoaded = ({ kind }: Subject): Outcome => ({
  dialog: { kind: 'failure', message: LEAD_FORMS[kind].failure, more: ENQUIRY_FORM_TEXTS.notLoaded },
  isDone: false,
});

/** SPEC §5: a quick enquiry without an e-mail is not sent; an order that nobody could answer is refused. */
const notSendable = ({ kind }: Subject, blocking: readonly string[]): Outcome => ({
  dialog: kind === 'order' ? { kind: 'failure', message: LEAD_FORMS.order.failure } : null,
  isDone: false,
  blocking,
});

/** One submission at a time, and the status of the last one. */
function useSubmission(onStatus: Options['onStatus']) {
  // A second click can come before React has rendered the first.
  const isSubmitting = useRef(false);
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<SubmissionStatus | null>(null);

  function report(next: SubmissionStatus | null): void {
    setStatus(next);
    onStatus?.(next);
  }

  /** Resolves to null without a call of `send` while another submission is under way. */
  async function start(send: () => Promise<Outcome>): Promise<Outcome | null> {
    if (isSubmitting.current) return null;
    isSubmitting.current = true;
    setBusy(true);
    report(null);
    return send().finally(() => {
      isSubmitting.current = false;
      setBusy(false);
    });
  }

  return { isSubmitting, busy, status, report, start };
}

/** State and actions of an enquiry form: values that survive reload and navigation, validation, one submission at a time. */
export function useLeadForm(
  subject: Subject,
  { initialMessage = '', initialValues, quantity = null, onAccepted, onStatus }: Options,
) {
  const draftKey = draftKeyOf(subject, initialMessage);
  const isOfClient = initialValues !== undefined;
  const { formRef: form, errorCount, focusFirstError, refuse } = useFocusFirstError();
  const { isSubmitting, busy, status, report, start } = useSubmission(onStatus);
  const { values, edit, save, clear, latest, clearSender } = useDraftedValues(draftKey, {
    ...{ form, isOfClient, quantity, isSubmitting },
    initialValues: { ...EMPTY_VALUES, message: initialMessage, ...initialValues },
    // Loads in time for the submission, and for a device that goes offline before it.
    onFirstEdit: loadSubmission,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The question about the number that stands at its field: the next submission of the same number sends. */
  const [question, setQuestion] = useState<string | null>(null);

  const clearError = (field: FieldName | BriefName): void => setErrors((shown) => ({ ...shown, [field]: undefined }));

  function set(field: FieldName, value: string): void {
    edit(field, value);
    if (field === 'mobile' || field === 'email') setQuestion(null);
    if (value.trim() !== '') clearError(field);
  }

  async function submit(website: string): Promise<void> {
    const outcome = await start(() => send(website));
    if (outcome === null) return;
    if (outcome.dialog !== null) await showStatus(outcome.dialog);
    if (outcome.blocking !== undefined) refuse(outcome.blocking);
    else if (!outcome.isDone) focusFirstError();
  }

  async function send(website: string): Promise<Outcome> {
    // Read at once: React empties the field with the next render.
    const id = nativeId(form.current);
    const loaded = await loadSubmission();
    if (loaded === null) {
      // Without the script nobody knows whether the server took it: the draft stays, with the id that the browser sends.
      const attempt = latest().draft?.attempt ?? (id === '' ? null : { id, lead: null });
      await save(attempt);
      writeNativeId(form.current, attempt?.id ?? '');
      return (await submitNatively(form.current, subject, draftKey)) ? { dialog: null, isDone: true } : notLoaded(subject);
    }
    const { values: sent, draft } = latest();
    const prepared = loaded.prepareLead(subject, sent, website, draft, draftKey, id);
    setErrors(prepared.errors);
    if (prepared.submission === null) return notSendable(subject, prepared.blocking);
    // Never blocks: nobody knows every country's numbers.
    if (prepared.question !== null && prepared.question !== question) {
      setQuestion(prepared.question);
      return { dialog: null, isDone: false, blocking: ['mobile'] };
    }
    setQuestion(null);
    await save(prepared.submission.attempt);
    const response = await prepared.submission.send();
    setErrors(response.errors);
    if (response.status.isAccepted) {
      writeNativeId(form.current, '');
      await clear({ ...EMPTY_VALUES, ...initialValues });
      if (!isOfClient) void loaded.rememberSender(sent);
      onAccepted?.();
    }
    report(response.status);
    return { dialog: response.status.dialog, isDone: response.status.isAccepted };
  }

  const shownErrors = question === null ? errors : { ...errors, mobile: question };
  const asks = question !== null;
  return { values, errors: shownErrors, errorCount, asks, busy, status, form, set, clearError, submit, clearSender };
}
