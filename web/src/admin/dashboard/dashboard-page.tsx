import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { endOfToday } from '../../lib/lead-view';
import { Stack } from '../../ui/layout';
import { LastChanges } from './last-changes';
import { LeadChart } from './lead-chart';
import { LeadTiles } from './lead-tiles';
import { MostAsked } from './most-asked';
import { ProductCare } from './product-care';
import { PublishingLine } from './publishing-line';
import { UploadsSection } from './uploads-section';
import styles from './dashboard.module.css';

/** The end of today, ms; the next one from midnight on. */
function useEndOfToday(): number {
  const [end, setEnd] = useState(endOfToday);
  useEffect(() => {
    const timer = setTimeout(() => setEnd(endOfToday()), end - Date.now());
    return () => clearTimeout(timer);
  }, [end]);
  return end;
}

interface Props {
  /** The leads of today, with further rows after them. */
  TodayList: ComponentType<{ children: ReactNode }>;
}

/** Today's work, SPEC §2's /Admin/home. Every number links to its list. It begins anew at midnight. */
export default function DashboardPage({ TodayList }: Props) {
  return (
    <Stack key={useEndOfToday()} gap={6}>
      <LeadTiles />
      <PublishingLine />
      <UploadsSection />
      <TodayList>
        <ProductCare />
      </TodayList>
      <Stack gap={4} className={styles.columns}>
        <LeadChart />
        <MostAsked />
        <LastChanges />
      </Stack>
    </Stack>
  );
}
