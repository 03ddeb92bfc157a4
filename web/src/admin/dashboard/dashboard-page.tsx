import { ADMIN_PATHS } from '@catalogue/contract/paths';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { formatBytes, formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { Link } from '../../router/link';
import { activityQuery, catalogueFileQuery, hiddenCountQuery } from '../data/queries';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { LeadFigures } from '../lead-counts';
import { cancelUpload, retryUpload } from '../uploads/upload-queue';
import { UPLOAD_TEXTS } from '../uploads/upload-texts';
import { sendUploads, useUploadQueue } from '../uploads/use-uploads';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import { groupBatches } from './group-batches';
import styles from './dashboard-page.module.css';

/** What an admin wants to know first, SPEC §2's /Admin/home. */
export default function DashboardPage() {
  return (
    <div className={styles.page}>
      <div className={styles.tiles}>
        <Leads kind="quickEnquiry" to={ADMIN_PATHS.quickEnquiries} title={DASHBOARD_TEXTS.enquiries} />
        <Leads kind="order" to={ADMIN_PATHS.orders} title={DASHBOARD_TEXTS.orders} />
        <Products />
      </div>
      <Uploads />
      <LastChanges />
    </div>
  );
}

function Leads({ kind, to, title }: { kind: LeadKind; to: string; title: string }) {
  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.label}>{title}</span>
      <Suspense fallback={<span className={styles.figure} />}>
        <LeadFigures kind={kind}>
          {(waiting, today) => (
            <>
              <span className={styles.figure}>{waiting}</span>
              <span className={styles.note}>{[DASHBOARD_TEXTS.waiting, today].filter(Boolean).join(', ')}</span>
            </>
          )}
        </LeadFigures>
      </Suspense>
    </Link>
  );
}

function Products() {
  const { data } = useQuery(catalogueFileQuery());
  const { data: hidden } = useQuery(hiddenCountQuery());
  const live = data?.products.length;
  const out = data?.products.filter(({ stock }) => !stock).length;
  return (
    <Link to={ADMIN_PATHS.products} className={styles.tile}>
      <span className={styles.label}>{DASHBOARD_TEXTS.products}</span>
      <span className={styles.figure}>{live ?? '…'}</span>
      <span className={styles.note}>{DASHBOARD_TEXTS.productNote(hidden, out)}</span>
    </Link>
  );
}

function Uploads() {
  const { uploads, progress } = useUploadQueue();
  if (uploads.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.uploads}</h2>
      <ul className={styles.lines}>
        {uploads.map(({ id, title, blob, problem }) => (
          <li key={id} className={styles.line}>
            <span>
              <strong>{title}</strong>, {formatBytes(blob.size)}
            </span>
            <span>{problem ?? DASHBOARD_TEXTS.progress(progress.get(id))}</span>
            <span className={styles.actions}>
              {problem !== null && (
                <Button small onClick={() => void retryUpload(id).then(sendUploads)}>
                  {UPLOAD_TEXTS.retry}
                </Button>
              )}
              <Button small kind="quiet" onClick={() => void cancelUpload(id)}>
                {UPLOAD_TEXTS.cancel}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastChanges() {
  const query = useQuery(activityQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const entries = query.data?.rows ?? [];
  return (
    <section>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.changes}</h2>
      <QueryStatus query={query} isUnconfirmed={isUnconfirmed} failureMessage={DASHBOARD_TEXTS.changesFailed} />
      {query.data && entries.length === 0 && !isUnconfirmed && <p className={styles.note}>{DASHBOARD_TEXTS.noChanges}</p>}
      <ul className={styles.lines}>
        {groupBatches(entries).map((entry) => (
          <li key={`${entry.at} ${entry.id}`} className={styles.line}>
            <span>{DASHBOARD_TEXTS.change(entry)}</span>
            <time className={styles.note} dateTime={new Date(entry.at).toISOString()}>
              {formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
