import type { ComponentType, ReactNode } from 'react';
import { useStartOfToday } from '../../data/network/follow-clock';
import { Stack } from '../../ui/layout';
import { LastChanges } from './last-changes';
import { LeadChart } from './lead-chart';
import { LeadTiles } from './lead-tiles';
import { MostRequested } from './most-requested';
import { DataQuality } from './data-quality';
import { PublishingLine } from './publishing-line';
import { UploadsSection } from './uploads-section';
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
