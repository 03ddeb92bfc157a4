import { ENQUIRY_STATUSES, type EnquiryStatusName } from '@catalogue/contract/entities/enquiry-status';
import { PATHS } from '@catalogue/contract/paths';
import { useLocation, useParams } from 'react-router-dom';
import { useCompany } from '../../../data/catalogue/hooks';
import { formatMoment } from '../../../lib/format';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Head } from '../../../ui/head';
import { NarrowColumn, Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { PageTitle } from '../../../ui/page-title';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { NoteForm } from './note-form';
import { STATUS_TEXTS as texts } from './status-texts';
import { useEnquiryStatus, type StatusView } from './use-enquiry-status';
import styles from './enquiry-status-page.module.css';

/** /enquiry/:reference#token: the status of an enquiry, for everyone with the link of its receipt. */
export default function EnquiryStatusPage() {
  const { reference = '' } = useParams();
  const { hash } = useLocation();
  const { view, refresh, accept } = useEnquiryStatus(reference, hash.slice(1));
  return (
    <NarrowColumn>
      <Head title={texts.title(reference)} description={texts.intro} unlisted />
      <PageTitle lead={texts.intro}>{texts.title(reference)}</PageTitle>
      {view.name === 'loading' && <p aria-busy="true">{texts.loading}</p>}
      {view.name === 'unknown' && (
        <EmptyState title={texts.unknown} action={<LinkButton to={PATHS.contact}>{texts.contact}</LinkButton>}>
          {texts.unknownMore}
        </EmptyState>
      )}
      {view.name === 'unreachable' && (
        <EmptyState title={texts.unreachable} action={<Button onClick={refresh}>{texts.retry}</Button>}>
          {texts.unreachableMore}
        </EmptyState>
      )}
      {view.name === 'known' && (
        <>
          <Known view={view} />
          <NoteForm key={reference} reference={reference} token={view.token} onStatus={accept} />
        </>
      )}
    </NarrowColumn>
  );
}

function Known({ view: { status, at, isOld } }: { view: Extract<StatusView, { name: 'known' }> }) {
  const facts = [texts.receivedAt(formatMoment(status.receivedAt)), status.product].filter(Boolean);
  return (
    <>
      <div role="status">
        {isOld && (
          <Notice kind="warning" isLive={false}>
            {texts.lastKnown(formatMoment(at))}
          </Notice>
        )}
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <StatusSteps status={status.status} />
      {status.file && <p className={styles.facts}>{texts.file[status.file.state](status.file.reason)}</p>}
      <section aria-labelledby="enquirer-notes">
        <h2 id="enquirer-notes" className={styles.heading}>
          {texts.notes}
        </h2>
        {status.notes.length === 0 ? (
          <p className={styles.facts}>{texts.noNotes}</p>
        ) : (
          <Stack as="ul" gap={4}>
            {status.notes.map((note) => (
              <li key={note.id}>
                <p className={styles.note}>{note.text}</p>
                <p className={styles.facts}>{texts.noteAt(formatMoment(note.at))}</p>
              </li>
            ))}
          </Stack>
        )}
      </section>
    </>
  );
}

/** The four steps of an enquiry, the current one explained. */
function StatusSteps({ status }: { status: EnquiryStatusName }) {
  const { answers } = useCompany();
  const current = ENQUIRY_STATUSES.indexOf(status);
  return (
    <Stack as="ol" aria-label={texts.progress}>
      {ENQUIRY_STATUSES.map((step, index) => {
        const [name, more] = texts.steps[step];
        const isCurrent = index === current;
        return (
          <li
            key={step}
            className={[styles.step, index <= current && styles.reached].filter(Boolean).join(' ')}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <strong>{name}</strong>
            {isCurrent && (
              <>
                <VisuallyHidden> ({texts.now})</VisuallyHidden>
                <p>{typeof more === 'string' ? more : more(answers)}</p>
              </>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
