import { PATHS } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { repair } from './repair';
import styles from './self-check-page.module.css';
import { SELF_CHECK_TEXTS as texts } from './self-check-texts';

/** One button that fetches the site's files and the catalogue again. */
export function RepairSection() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(): Promise<void> {
    setBusy(true);
    setProblem('');
    const outcome = await repair();
    if (outcome === 'done') {
      // A new page: this one still runs the removed files.
      location.assign(`${PATHS.selfCheck}?repaired`);
      return;
    }
    setBusy(false);
    setProblem(outcome === 'blocked' ? texts.repairBlocked : texts.repairFailed);
  }

  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby="repair">
      <h2 id="repair">{texts.repairTitle}</h2>
      <p className={styles.note}>{texts.repairText}</p>
      <div>
        <Button kind="primary" busy={busy} onClick={() => void run()}>
          {busy ? texts.repairing : texts.repair}
        </Button>
      </div>
      {problem !== '' && <Notice kind="failure">{problem}</Notice>}
    </Stack>
  );
}
