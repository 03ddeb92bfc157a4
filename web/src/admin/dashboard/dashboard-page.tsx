import { LastChanges } from './last-changes';
import { LeadChart } from './lead-chart';
import { LeadSections } from './lead-sections';
import { LeadTiles } from './lead-tiles';
import { MostAsked } from './most-asked';
import { ProductCare } from './product-care';
import { PublishingLine } from './publishing-line';
import { UploadsSection } from './uploads-section';
import styles from './dashboard-page.module.css';

/** Today's work, SPEC §2's /Admin/home. Every number links to its list. */
export default function DashboardPage() {
  return (
    <div className={styles.page}>
      <LeadTiles />
      <PublishingLine />
      <UploadsSection />
      <div className={styles.columns}>
        <LeadSections />
        <ProductCare />
        <LeadChart />
        <MostAsked />
        <LastChanges />
      </div>
    </div>
  );
}
