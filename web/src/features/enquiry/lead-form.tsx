import { LEAD_FORM_TEXTS, LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { PATHS } from '@catalogue/contract/paths';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { currentChoice, currentMockup, orderLineOf } from '../../data/catalogue/chosen-product';
import { Button } from '../../ui/button';
import { ErrorCount } from '../../ui/field';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import { AttachmentSlot, Honeypot, NativeIdField, SenderNote, useHoneypot } from './form-parts';
import { LeadFields } from './lead-fields';
import { draftKeyOf } from './form-values';
import type { Subject } from './form-values';
import { useLeadForm } from './use-lead-form';
import styles from './form.module.css';

// It loads the outbox, which most visits never need.
const SubmissionStatusLine = lazy(() => import('./submission-status'));

interface Props {
  subject: Subject;
  initialMessage?: string | undefined;
  /** Pieces that were chosen on the page: they fill the field. */
  quantity?: number | null;
}

/** An enquiry form: a landmark named by its title. The page renders the headings. */
export function LeadForm({ subject, initialMessage, quantity = null }: Props) {
  const { values, errors, errorCount, asks, busy, status, form, set, submit, clearSender } = useLeadForm(subject, {
    initialMessage,
    quantity,
  });
  const honeypot = useHoneypot();
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={LEAD_FORMS[subject.kind].title}
      // Without scripts the browser sends the form to the API, which answers with a page.
      method="post"
      action={LEAD_FORMS[subject.kind].path}
      noValidate
      {...honeypot.personEvents}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(honeypot.value());
      }}
    >
      <SenderNote onClear={clearSender} />
      <LeadFields subject={subject} values={values} errors={errors} readOnly={busy} set={set} />
      <AttachmentSlot draftKey={draftKeyOf(subject, initialMessage)} readOnly={busy} />
      <Honeypot field={honeypot.field} />
      <NativeIdField />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? ENQUIRY_FORM_TEXTS.sending : asks ? ENQUIRY_FORM_TEXTS.sendAnyway : LEAD_FORM_TEXTS.submit}
        </Button>
        <p className={styles.privacy}>
          {ENQUIRY_FORM_TEXTS.privacy} <Link to={PATHS.privacy}>{ENQUIRY_FORM_TEXTS.privacyLink}</Link>
        </p>
      </div>
      <div role="status" className={styles.status}>
        {errorCount > 0 && <ErrorCount count={errorCount} result="sent" isLive={false} />}
        {status !== null && (
          <Suspense fallback={status.text}>
            <SubmissionStatusLine status={status} />
          </Suspense>
        )}
      </div>
    </form>
  );
}

const QUICK_ENQUIRY: Subject = { kind: 'quickEnquiry' };

interface QuickProps {
  /** What the message starts with, if there is no draft. */
  initialMessage?: string;
}

/** SPEC §2: the home page's Quick Enquiry. */
export const QuickEnquiryForm = ({ initialMessage }: QuickProps) => (
  <LeadForm subject={QUICK_ENQUIRY} initialMessage={initialMessage} />
);

/** SPEC §2: the product page's Enquiry Form. It follows what the page has chosen. Each product keeps a draft of its own. */
export function ProductEnquiryForm({ id, title }: { id: string; title: string }) {
  const current = useSyncExternalStore(currentChoice.subscribe, currentChoice.get, () => null);
  const shown = useSyncExternalStore(currentMockup.subscribe, currentMockup.get, () => null);
  const { productId: shownId, ...branding } = shown ?? {};
  const chosenBranding = shownId === id ? branding : null;
  const choice = current?.product.id === id ? current : null;
  const line = choice && {
    ...(choice.neededBy !== null && { neededBy: choice.neededBy }),
    lineOf: (pieces: number | null) => ({
      ...orderLineOf({ ...choice, pieces }),
      ...chosenBranding,
      note: choice.note,
    }),
  };
  return <LeadForm key={id} subject={{ kind: 'order', product: { id, title }, ...line }} quantity={choice?.asked ?? null} />;
}
