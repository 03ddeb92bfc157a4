import { useEffect, useState, type ReactNode } from 'react';
import { canKeepFiles } from '../../data/device-store/storage-space';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { Column, Count, Row, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { keepFocus } from '../../ui/keep-focus';
import { OFFLINE_DOWNLOAD_TEXTS } from './offline-download-texts';
import { DownloadProgress } from './download-progress';
import { scopeKey, type DownloadScope } from './plan-download';
import { ScopePicker } from './scope-picker';
import { StorageMeter } from './storage-meter';
import styles from './offline-download-page.module.css';
import { startDownload, watchDownload } from './offline-download';
import { useDownloadEstimate, useDownloadState } from './use-download';

interface Props {
  repBundle: ReactNode;
  /** Stands above the download where the installed site does not have what this one downloads. */
  installFirst: ReactNode;
  install: ReactNode;
}

/** `/take-with-you`: downloads the catalogue, or some categories, with all pictures for use offline. */
export default function OfflineDownloadPage({ repBundle, installFirst, install }: Props) {
  useEffect(() => void watchDownload(), []);
  const { request, phase } = useDownloadState();
  const [picked, setPicked] = useState<DownloadScope | null>(null);
  const scope = picked ?? request?.scope ?? 'all';
  const size = useDownloadEstimate(scope);
  const isNew = request === null || scopeKey(request.scope) !== scopeKey(scope);
  const canStart = isNew && size !== null && scope.length > 0;
  return (
    <Column>
      <Head title={OFFLINE_DOWNLOAD_TEXTS.title} description={OFFLINE_DOWNLOAD_TEXTS.lead} />
      <PageTitle lead={OFFLINE_DOWNLOAD_TEXTS.lead}>{OFFLINE_DOWNLOAD_TEXTS.title}</PageTitle>
      <Stack gap={8} className={styles.page}>
        {installFirst}
        {canKeepFiles() ? (
          <>
            {phase !== 'off' && <DownloadProgress />}
            <Stack as="section" ref={keepFocus} gap={4} aria-labelledby="download-scope">
              <h2 id="download-scope" className={styles.heading}>
                {OFFLINE_DOWNLOAD_TEXTS.scope.label}
              </h2>
              <ScopePicker scope={scope} onChange={setPicked} />
              <div className={styles.start}>
                {isNew && (
                  <Button kind="primary" disabled={!canStart} onClick={() => void startDownload(scope)}>
                    {request === null ? OFFLINE_DOWNLOAD_TEXTS.start : OFFLINE_DOWNLOAD_TEXTS.change}
                  </Button>
                )}
                {size && isNew && <Count role="status">{OFFLINE_DOWNLOAD_TEXTS.size(size.count, size.bytes)}</Count>}
                {!isNew && request.completeAt !== null && (
                  <Count>{OFFLINE_DOWNLOAD_TEXTS.completeSince(formatMoment(request.completeAt))}</Count>
                )}
              </div>
            </Stack>
            <Count role="status">{repBundle}</Count>
            <StorageMeter />
          </>
        ) : (
          <EmptyState title={OFFLINE_DOWNLOAD_TEXTS.unavailable} />
        )}
        <Row gap={3} className={styles.install}>
          {install}
        </Row>
      </Stack>
    </Column>
  );
}
