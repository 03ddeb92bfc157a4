import { backupEndpoints } from '@catalogue/contract/endpoints/backup';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { notify } from '../../ui/notify';
import { downloadBlob } from '../data/download-file';
import { failureReason } from '../data/failure-reason';
import { fetchFileModule } from '../data/firebase';
import { STATUS_SCREEN_TEXTS } from './status-texts';
import styles from './status-page.module.css';

const { backupOf: texts } = STATUS_SCREEN_TEXTS;

/** Reading every document takes longer than a file of one lead. */
const TIMEOUT_MS = 300_000;

/** Downloads every document as one file. */
export function BackupSection() {
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { fetchFile } = await fetchFileModule();
      const file = await fetchFile(backupEndpoints.download, {}, TIMEOUT_MS);
      downloadBlob(`backup-${new Date().toISOString().slice(0, 10)}.jsonl.gz`, file);
      void notify(texts.done, { kind: 'success' });
    } catch (error) {
      void notify(texts.failed(failureReason(error)), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack as="section" gap={2} className={styles.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <MutedText>{texts.lead}</MutedText>
      <Button busy={isBusy} onClick={() => void download()}>
        {isBusy ? texts.busy : texts.button}
      </Button>
    </Stack>
  );
}
