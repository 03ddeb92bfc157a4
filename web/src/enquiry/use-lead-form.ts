import { useCallback, useEffect, useRef, useState } from 'react';
import { flash, type Flash } from '../ui/dialogs';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import { deleteDraft, readDraft, writeDraft } from './drafts';
import type { Draft } from './drafts';
import { draftKeyOf, EMPTY_VALUES, mergeDraft } from './form-values';
import type { FieldErrors, FieldName, Subject, FormValues } from './form-values';
import type { SubmissionStatus } from './submission-status';

/** What a submission needs; null where it can't be had just now. */
const loadSubmission = () => import('./submit-lead').catch(() => null);

/** State and verbs of an enquiry form: values that survive reload and navigation, checks, and one submission at a time. */
export function useLeadForm(subject: Subject, initialMessage = '') {
  const draftKey = draftKeyOf(subject, initialMessage);
  const [values, setValues] = useState<FormValues>({ ...EMPTY_VALUES, message: initialMessage });
  // What the fields hold by now, also where a draft comes between two renders.
  const latest = useRef(values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<SubmissionStatus | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // A second click can come before React has drawn the first: state alone would let it through.
  const underWay = useRef(false);
  const sent = useRef(false);
  const draft = useRef<Draft | null>(null);
  const typed = useRef(new Set<FieldName>());

  const put = useCallback((next: FormValues): void => {
    latest.current = next;
    setValues(next);
  }, []);

  const keep = useCallback(
    (attempt: Draft['attempt']): Promise<boolean> => {
      const next = { values: latest.current, attempt, at: Date.now() };
      draft.current = next;
      return writeDraft(draftKey, next);
    },
    [draftKey],
  );

  useEffect(() => {
    let left = false;
    typed.current = new Set();
    sent.current = false;
    draft.current = null;
    void readDraft(draftKey).then((found) => {
      // Sent before its draft was read: nothing to bring back.
      if (left || found === null || sent.current) return;
      put(mergeDraft(latest.current, typed.current, found.values));
      if (draft.current === null) draft.current = found;
      else void keep(draft.current.attempt ?? found.attempt);
    });
    return () => void (left = true);
  }, [draftKey, put, keep]);

  const set = (field: FieldName, value: string): void => {
    // By the time somebody submits it is there, and on the device, too.
    if (typed.current.size === 0) void loadSubmission();
    typed.current.add(field);
    put({ ...latest.current, [field]: value });
    setErrors((shown) => ({ ...shown, [field]: undefined }));
    void keep(draft.current?.attempt ?? null);
  };

  // After the errors have been drawn, however long that takes: a frame later may be too early.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  async function submit(website: string): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setSaid(null);
    const { tell, done } = await send(website).finally(() => {
      underWay.current = false;
      setBusy(false);
    });
    if (tell !== null) await flash(tell);
    if (!done) setRefusals((count) => count + 1);
  }

  /** Resolves to what to tell, and whether the form is rid of its text. */
  async function send(website: string): Promise<{ tell: Flash | null; done: boolean }> {
    const loaded = await loadSubmission();
    // A first visit that lost its network before a key was pressed here: the text stays, as a draft too.
    if (loaded === null) {
      return {
        tell: { kind: 'failure', sentence: ENQUIRY_FORM_TEXTS.failure.quickEnquiry, more: ENQUIRY_FORM_TEXTS.notLoaded },
        done: false,
      };
    }
    const { errors: found, going } = loaded.prepareLead(subject, latest.current, website, draft.current);
    setErrors(found);
    // SPEC §5: a quick enquiry without an e-mail is simply not sent; an order that nobody could answer is refused.
    if (going === null) {
      return {
        tell: subject.kind === 'order' ? { kind: 'failure', sentence: ENQUIRY_FORM_TEXTS.failure.order } : null,
        done: false,
      };
    }
    await keep(going.attempt);
    const outcome = await going.send();
    setErrors(outcome.errors);
    if (outcome.said.done) {
      sent.current = true;
      typed.current.clear();
      put(EMPTY_VALUES);
      draft.current = null;
      await deleteDraft(draftKey);
    }
    setSaid(outcome.said);
    return { tell: outcome.said, done: outcome.said.done };
  }

  return { values, errors, busy, said, form, set, submit };
}
