import { backupEndpoints } from '@catalogue/contract/endpoints/backup';
import { dayOf } from '@catalogue/contract/iso-day';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { notify } from '../../ui/notify';
import { UI_TEXTS } from '../../ui/ui-texts';
import { downloadBlob } from '../../lib/download-file';
import { answerOf, failureReason } from '../data/failure-reason';
import { callModule } from '../data/firebase-modules';
import { readBackup } from './read-backup';
import { STATUS_SCREEN_TEXTS } from './status-texts';
import styles from './status-page.module.css';

const { backupOf: texts } = STATUS_SCREEN_TEXTS;

/** Hosting waits as long for the server's answer. */
const PAGE_TIMEOUT_MS = 60_000;

async function readFile(onCount: (count: number) => void, signal: AbortSignal): Promise<Blob> {
  const { callAsUser } = await callModule();
  return readBackup(
    async (after) => {
      const query = after === undefined ? {} : { query: { after } };
      return answerOf(await callAsUser(backupEndpoints.read, { ...query, signal, timeoutMs: PAGE_TIMEOUT_MS }));
    },
    { onCount, signal },
  );
}

/** Downloads every document as one file. */
export function BackupSection() {
  /** Documents read so far; null while no backup is read. */
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const download = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const file = await readFile(setCount, controller.signal);
      downloadBlob(`backup-${dayOf(Date.now())}.jsonl.gz`, file);
      void notify(texts.done, { kind: 'success' });
    } catch (error) {
      if (!controller.signal.aborted) void notify(texts.failed(failureReason(error)), { kind: 'failure' });
    } finally {
      setCount(null);
    }
  };
  const isBusy = count !== null;
  return (
    <Stack as="section" gap={2} className={styles.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <MutedText>{texts.lead}</MutedText>
      <Row gap={2}>
        <Button busy={isBusy} onClick={() => void download()}>
          {isBusy ? texts.busy(count) : texts.button}
        </Button>
        {isBusy && (
          <Button kind="quiet" onClick={() => running.current?.abort()}>
            {UI_TEXTS.dialog.cancel}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
