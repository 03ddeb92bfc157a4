import { dayOf } from '@catalogue/contract/iso-day';
import { PATHS } from '@catalogue/contract/paths';
import { nextDayOf, type Occasion } from '@catalogue/contract/occasions';
import { useParams } from 'react-router-dom';
import { useCatalogue, useCatalogueStatus, useShownCategories, useHolidays } from '../../data/catalogue/hooks';
import { formatIsoDay, formatShortDay } from '../../lib/format';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button';
import { Column } from '../../ui/layout';
import { EmptyState } from '../../ui/empty-state';
import { focusHeading, Head } from '../../ui/head';
import { PageTitle } from '../../ui/page-title';
import { Spinner } from '../../ui/spinner';
import { AsOf } from './as-of';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { CategoryGrid } from './category-grid';
import { FilterBar } from './filter-bar';
import { FilterChips } from './facets/filter-chips';
import { useLeadDaysUntil } from './facets/use-lead-days-until';
import { facetCountsOf, filterFound, NO_FILTER } from './filter-products';
import { LIST_TEXTS } from './list-texts';
import { proofDeadline } from './proof-deadline';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import styles from './store-page.module.css';
import { Unavailable } from './unavailable';
import { useFilter } from './use-filter';
import { useOccasions, useToday } from './use-occasions';

const copy = LIST_TEXTS.occasion;

/** `/occasions/new-year`: the products with a tag of the occasion, and the last day to approve a proof. */
export default function OccasionPage() {
  const { occasionId = '' } = useParams();
  const occasion = useOccasions().find(({ id }) => id === occasionId);
  if (occasion === undefined) return <AbsentOccasion />;
  return (
    <>
      <Head title={occasion.title} description={occasion.text} />
      <div className={styles.head}>
        <Column>
          <Breadcrumbs
            steps={[
              { to: PATHS.home, name: CATALOGUE_TEXTS.home },
              { to: PATHS.categories, name: CATALOGUE_TEXTS.allCategories },
            ]}
          />
          <PageTitle lead={occasion.text}>{occasion.title}</PageTitle>
        </Column>
      </div>
      <Column>
        <Products occasion={occasion} />
      </Column>
    </>
  );
}

function Products({ occasion }: { occasion: Occasion }) {
  const [filter, setFilter] = useFilter();
  const leadDaysUntil = useLeadDaysUntil();
  const { state } = useCatalogueStatus();
  const { snapshot, view, initialData } = useCatalogue((all) => all);
  if (state === 'unavailable') return <Unavailable />;
  if (snapshot === null || view === null || initialData !== null) return <ProductGridSkeleton />;
  const suited = view
    .products('newest')
    .filter(({ facets }) => occasion.tags.some((tag) => facets?.tag?.includes(tag)))
    .map(({ id }) => id);
  const shown = filterFound(view, snapshot.products, suited, filter, leadDaysUntil);
  const showAll = (): void => {
    setFilter(NO_FILTER);
    focusHeading();
  };
  return (
    <>
      <OrderBy occasion={occasion} products={shown} pieces={filter.quantity} />
      <FilterBar
        filter={filter}
        counts={facetCountsOf(view, filter, suited, leadDaysUntil)}
        shown={shown.length}
        onChange={setFilter}
        unsorted="newest"
      />
      <FilterChips filter={filter} onChange={setFilter} />
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {LIST_TEXTS.store.count(shown.length)}
        </p>
        <AsOf />
      </div>
      {shown.length === 0 && (
        <EmptyState title={LIST_TEXTS.store.nothingFits} action={<Button onClick={showAll}>{LIST_TEXTS.store.clear}</Button>}>
          {LIST_TEXTS.store.nothingFitsText}
        </EmptyState>
      )}
      <ProductGrid products={shown} pieces={filter.quantity} priority />
    </>
  );
}

/** "For New Year: approve the proof by 9 Dec", for all products that are shown. */
function OrderBy({
  occasion,
  products,
  pieces,
}: { occasion: Occasion } & Pick<Parameters<typeof ProductGrid>[0], 'products'> & { pieces: number | null }) {
  const today = useToday();
  const holidays = useHolidays();
  const day = today && nextDayOf(occasion, today);
  if (today === null || day === null) return null;
  const last = proofDeadline(products, pieces, day, holidays);
  if (last === null) return null;
  const isLate = dayOf(last) < today;
  return (
    <p className={styles.orderBy}>
      {isLate ? copy.late(occasion.title) : <strong>{copy.orderBy(occasion.title, formatShortDay(last))}</strong>}{' '}
      <span>{copy.day(formatIsoDay(day))}</span>
    </p>
  );
}

/** The occasions of staff come with the catalogue. */
function AbsentOccasion() {
  const { state } = useCatalogueStatus();
  const categories = useShownCategories();
  if (state === 'loading') return <Spinner label={copy.loading} />;
  if (state === 'unavailable') {
    return (
      <Column>
        <Head title={copy.title} unlisted />
        <Unavailable />
      </Column>
    );
  }
  return (
    <Column>
      <Head title={copy.missing} unlisted />
      <PageTitle lead={copy.missingText}>{copy.missing}</PageTitle>
      <CategoryGrid categories={categories} />
    </Column>
  );
}
