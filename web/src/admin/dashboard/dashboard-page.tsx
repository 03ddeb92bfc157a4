import type { ComponentType, ReactNode } from 'react';
import { useStartOfToday } from '../../data/network/follow-clock';
import { formatBytes } from '../../lib/format';
import { keepFocus } from '../../ui/keep-focus';
import { Card, Stack } from '../../ui/layout';
import { UploadActions } from '../uploads/upload-actions';
import { useUploadQueue } from '../uploads/use-uploads';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import { LastChanges } from './last-changes';
import { LeadChart } from './lead-chart';
import { LeadTiles } from './lead-tiles';
import { MostRequested } from './most-requested';
import { DataQuality } from './data-quality';
import { PublishingLine } from './publishing-line';
import styles from './dashboard.module.css';

interface Props {
  /** The leads of today, with further rows after them. */
  TodayList: ComponentType<{ children: ReactNode }>;
}

/** Today's work, SPEC §2's /Admin/home. Every number links to its list. It begins anew at midnight. */
export default function DashboardPage({ TodayList }: Props) {
  return (
    <Stack key={useStartOfToday()} gap={6}>
      <LeadTiles />
      <PublishingLine />
      <UploadsSection />
      <TodayList>
        <DataQuality />
      </TodayList>
      <Stack gap={4} className={styles.columns}>
        <LeadChart />
        <MostRequested />
        <LastChanges />
      </Stack>
    </Stack>
  );
}

/** Pictures that wait on this device, each with retry and cancel. Renders nothing for none. */
function UploadsSection() {
  const { uploads, progress } = useUploadQueue();
  if (uploads.length === 0) return null;
  return (
    <Card as="section" ref={keepFocus} className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.uploads}</h2>
      <Stack as="ul">
        {uploads.map((upload) => (
          <li key={upload.id} className={styles.line}>
            <span>
              <strong>{upload.title}</strong>, {formatBytes(upload.file?.size ?? 0)}
            </span>
            <span>{upload.problem ?? DASHBOARD_TEXTS.progress(progress.get(upload.id))}</span>
            <UploadActions upload={upload} name={upload.title} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
