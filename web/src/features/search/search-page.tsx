import { PATHS } from '@catalogue/contract/paths';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Column, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { focusHeading, Head } from '../../ui/head';
import { useSearchParams } from '../../lib/use-search-params';
import { AsOf } from '../catalogue/as-of';
import { FilterBar } from '../catalogue/filter-bar';
import { FilterChips } from '../catalogue/facets/filter-chips';
import { useLeadDaysUntil } from '../catalogue/facets/use-lead-days-until';
import { facetCountsOf, filterFound, NO_FILTER } from '../catalogue/filter-products';
import { LIST_TEXTS } from '../catalogue/list-texts';
import { useCatalogue } from '../../data/catalogue/hooks';
import { ProductGrid, ProductGridSkeleton } from '../catalogue/product-grid';
import { Unavailable } from '../catalogue/unavailable';
import { useFilter } from '../catalogue/use-filter';
import { findProducts, isIndexComplete, onSearchReady } from './search-client';
import styles from './search-page.module.css';
import { readQuery } from './read-query';
import { useFound } from './use-found';

const copy = LIST_TEXTS.search;

interface Props {
  /** The enquiry form with these words filled in. */
  enquiryForm: (message: string) => ReactNode;
}

/** `/search?q=…`: the results with filters and sort, or an enquiry form when there are none. */
export default function SearchPage({ enquiryForm }: Props) {
  const [query] = useSearchParams();
  const words = (query.get('q') ?? '').trim();
  return (
    <Column>
      <Head title={copy.title(words)} description={copy.hint} unlisted={words !== ''} />
      <PageTitle {...(words === '' ? { lead: copy.hint } : {})}>{copy.title(words)}</PageTitle>
      <p className={styles.finder}>
        <Link to={PATHS.finder}>{copy.finder}</Link>
      </p>
      {words !== '' && <Results words={words} enquiryForm={enquiryForm} />}
    </Column>
  );
}

function Results({ words, enquiryForm }: Props & { words: string }) {
  useReportFailedSearch(words);
  const answer = useFound(words);
  const found = answer?.ids ?? null;
  const [filter, setFilter] = useFilter();
  const leadDaysUntil = useLeadDaysUntil();
  const { state, snapshot, view } = useCatalogue((all) => all);
  if (state === 'unavailable') return <Unavailable />;
  if (found === null || snapshot === null || view === null) return <ProductGridSkeleton />;
  if (found.length === 0) {
    return <NothingFound words={words} enquiryForm={enquiryForm} />;
  }
  const showAll = (): void => {
    setFilter(NO_FILTER);
    // The clicked button disappears.
    focusHeading();
  };
  const shown = filterFound(view, snapshot.products, found, filter, leadDaysUntil);
  return (
    <Stack gap={6}>
      {answer?.isPartial === true && <p className={styles.partial}>{copy.partial(words)}</p>}
      <FilterBar
        filter={filter}
        counts={facetCountsOf(view, filter, found, leadDaysUntil)}
        shown={shown.length}
        onChange={setFilter}
        unsorted="best"
      />
      <FilterChips filter={filter} onChange={setFilter} />
      <div className={styles.tools}>
        <p role="status">{copy.count(shown.length)}</p>
        <AsOf />
      </div>
      {shown.length === 0 && (
        <EmptyState title={copy.noneWithFilters} action={<Button onClick={showAll}>{copy.showAll}</Button>} />
      )}
      <ProductGrid products={shown} pieces={filter.quantity ?? readQuery(words).pieces} priority />
    </Stack>
  );
}

/** Reports a search of which no product has all words, in the whole catalogue, descriptions included. */
function useReportFailedSearch(words: string): void {
  useEffect(() => {
    const check = async (): Promise<void> => {
      const { ids, isPartial } = await findProducts(words);
      if ((ids.length > 0 && !isPartial) || !isIndexComplete()) return;
      const { reportFailedSearch } = await import('./report-failed-search');
      await reportFailedSearch(words);
    };
    // The import fails without a network: such a search is not counted.
    const start = (): void => void check().catch(() => undefined);
    start();
    return onSearchReady(start);
  }, [words]);
}

function NothingFound({ words, enquiryForm }: Props & { words: string }) {
  return (
    <Stack gap={6}>
      <EmptyState title={copy.nothing(words)}>{copy.nothingHint}</EmptyState>
      <div className={styles.form}>{enquiryForm(copy.ask(words))}</div>
    </Stack>
  );
}
