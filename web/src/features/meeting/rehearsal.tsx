import { PATHS } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Button, LinkButton } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { MEETING_TEXTS } from './meeting-texts';
import styles from './meeting.module.css';

const texts = MEETING_TEXTS.rehearsal;

/** One thing that a visit needs, and whether this device has it. */
export interface RehearsalRow {
  label: string;
  value: string;
  isMissing: boolean;
}

/** Proves before the visit that this device has what the visit needs. */
export function Rehearsal({ rehearse }: { rehearse: () => Promise<RehearsalRow[]> }) {
  const [rows, setRows] = useState<RehearsalRow[] | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    setRows(await rehearse());
    setBusy(false);
  }

  const missing = rows?.filter(({ isMissing }) => isMissing).length ?? 0;
  return (
    <section className={styles.result} aria-labelledby="rehearsal">
      <h2 id="rehearsal" className={styles.resultTitle}>
        {texts.title}
      </h2>
      <p className={styles.quiet} role="status">
        {rows === null ? texts.intro : missing === 0 ? texts.ready : texts.notReady(missing)}
      </p>
      {rows !== null && (
        <Stack as="dl" gap={3}>
          {rows.map(({ label, value, isMissing }) => (
            <div key={label} className={styles.rehearsed} data-missing={isMissing || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
      )}
      <Row gap={3}>
        <Button busy={busy} onClick={() => void run()}>
          {rows === null ? texts.start : texts.again}
        </Button>
        {missing > 0 && (
          <LinkButton kind="quiet" to={PATHS.offlineDownload}>
            {texts.download}
          </LinkButton>
        )}
      </Row>
    </section>
  );
}
