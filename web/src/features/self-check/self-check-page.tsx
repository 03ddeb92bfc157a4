import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from '../../lib/use-search-params';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { Head } from '../../ui/head';
import { NarrowColumn, Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { RepairSection } from './repair-section';
import { reportText, selfCheckReport, type ReportSection } from './self-check-report';
import styles from './self-check-page.module.css';
import { SELF_CHECK_TEXTS as texts } from './self-check-texts';

/** /self-check: state of this device and its network, a report for support, and the repair. */
export default function SelfCheckPage() {
  const [report, setReport] = useState<{ sections: ReportSection[]; at: number } | null>(null);
  const [parameters] = useSearchParams();
  const check = useCallback(() => void selfCheckReport().then((sections) => setReport({ sections, at: Date.now() })), []);
  useEffect(check, [check]);

  function checkAgain(): void {
    setReport(null);
    check();
  }

  const text = report === null ? '' : reportText(report.sections, navigator.userAgent, report.at);

  return (
    <NarrowColumn>
      <Head title={texts.title} description={texts.intro} unlisted />
      <PageTitle lead={texts.intro}>{texts.title}</PageTitle>
      {parameters.has('repaired') && <Notice kind="success">{texts.repaired}</Notice>}
      {report === null ? (
        <p aria-busy="true">{texts.loading}</p>
      ) : (
        report.sections.map((section) => <Section key={section.title} section={section} />)
      )}
      <div>
        <Button busy={report === null} onClick={checkAgain}>
          {texts.again}
        </Button>
      </div>
      <RepairSection />
      <Stack as="section" gap={3} className={styles.section} aria-labelledby="support">
        <h2 id="support">{texts.supportTitle}</h2>
        <p className={styles.note}>{texts.supportText}</p>
        <pre className={styles.text} role="group" tabIndex={0} aria-label={texts.supportTitle}>
          {text}
        </pre>
        <div>
          <Button disabled={report === null} onClick={() => void copyText(text, texts)}>
            {texts.copy}
          </Button>
        </div>
      </Stack>
    </NarrowColumn>
  );
}

const Section = ({ section: { title, rows } }: { section: ReportSection }) => (
  <Stack as="section" gap={3} className={styles.section} aria-label={title}>
    <h2>{title}</h2>
    <Stack as="dl">
      {rows.map(({ label, value, isBad = false }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={isBad ? styles.bad : undefined}>{value}</dd>
        </div>
      ))}
    </Stack>
  </Stack>
);
