import { PATHS } from '@catalogue/contract/paths';
import { Button } from '../ui/button';
import { lazy, Suspense } from 'react';
import { Link } from '../router/link';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import { LeadFields } from './lead-fields';
import type { Subject } from './form-values';
import { Honeypot, useHoneypot } from './honeypot';
import { useLeadForm } from './use-lead-form';
import styles from './form.module.css';

// It follows the outbox, which most visits never load.
const Said = lazy(() => import('./submission-status-line'));

interface Props {
  title: string;
  subject: Subject;
  initialMessage?: string | undefined;
}

/** An enquiry form. Headings around it are the page's; it is a landmark under its own name. */
export function LeadForm({ title, subject, initialMessage }: Props) {
  const { values, errors, busy, said, form, set, submit } = useLeadForm(subject, initialMessage);
  const trap = useHoneypot();
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      noValidate
      {...trap.proof}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(trap.caught());
      }}
    >
      <LeadFields subject={subject} values={values} errors={errors} readOnly={busy} set={set} />
      <Honeypot field={trap.field} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? ENQUIRY_FORM_TEXTS.sending : ENQUIRY_FORM_TEXTS.submit}
        </Button>
        <p className={styles.privacy}>
          {ENQUIRY_FORM_TEXTS.privacy} <Link to={PATHS.privacy}>{ENQUIRY_FORM_TEXTS.privacyLink}</Link>
        </p>
      </div>
      <div role="status" className={styles.status}>
        {said !== null && (
          <Suspense fallback={said.status}>
            <Said said={said} />
          </Suspense>
        )}
      </div>
    </form>
  );
}
