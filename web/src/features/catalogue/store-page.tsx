import { PATHS, storePath } from '@catalogue/contract/paths';
import { Link, useParams } from 'react-router-dom';
import { Button, LinkButton } from '../../ui/button';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Column } from '../../ui/layout';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { Spinner } from '../../ui/spinner';
import { focusHeading, Head } from '../../ui/head';
import { excerpt } from '../../lib/excerpt';
import { AsOf } from './as-of';
import { SimilarProducts } from './similar-products';
import { categoryThings, previewImage } from './structured-data';
import { CategoryGrid } from './category-grid';
import { FilterBar } from './filter-bar';
import { FilterChips } from './facets/filter-chips';
import { useLeadDaysUntil } from './facets/use-lead-days-until';
import { facetCountsOf, filterProducts, NO_FILTER } from './filter-products';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { useCatalogue, useShownCategories, useCategory, useShownCategory, useProducts } from '../../data/catalogue/hooks';
import { LIST_TEXTS as LISTS } from './list-texts';
import { ProductGrid } from './product-grid';
import { TryAgain, Unavailable } from './unavailable';
import { useFilter } from './use-filter';
import { useReachable } from '../../data/network/use-reachable';
import { useEntryAbsence, type EntryAbsence } from '../../data/catalogue/use-entry-absence';
import { ListPages } from './list-pages';
import styles from './store-page.module.css';

const { store } = LISTS;

/** SPEC §2, /store/{categoryId}/{categoryTitle}. */
export default function StorePage() {
  const { categoryId = '', categoryTitle = '' } = useParams();
  const known = useCategory(categoryId);
  const category = useShownCategory(categoryId);
  const isAbsent = category === undefined;
  const absence = useEntryAbsence('categories', categoryId, { isAbsent, isHidden: isAbsent && known !== undefined });
  if (isAbsent) return <AbsentCategory title={categoryTitle} absence={absence} />;
  return (
    <div style={{ '--hue': category.hue }}>
      <Head
        title={category.title}
        description={excerpt(category.description) || undefined}
        path={storePath(category)}
        image={import.meta.env.SSR ? previewImage(category.picture) : undefined}
        things={import.meta.env.SSR ? categoryThings(category) : undefined}
      />
      <div className={styles.head}>
        <Column>
          <Breadcrumbs
            steps={[
              { to: PATHS.home, name: CATALOGUE_TEXTS.home },
              { to: PATHS.categories, name: CATALOGUE_TEXTS.allCategories },
            ]}
          />
          <PageTitle lead={category.description}>{category.title}</PageTitle>
        </Column>
      </div>
      <Column>
        <Products categoryId={category.id} />
        {/* React renders what is in a noscript on the server only. */}
        <noscript>{import.meta.env.SSR && <ListPages category={category} />}</noscript>
      </Column>
    </div>
  );
}

function Products({ categoryId }: { categoryId: string }) {
  const products = useProducts(categoryId);
  const [filter, setFilter] = useFilter();
  const view = useCatalogue((state) => state.view);
  const leadDaysUntil = useLeadDaysUntil();
  const inCategory = { ...filter, category: categoryId };
  const shown = view === null ? products : filterProducts(view, inCategory, leadDaysUntil);
  const showAll = (): void => {
    setFilter({ ...NO_FILTER, sort: filter.sort });
    // The clicked button disappears.
    focusHeading();
  };
  if (products.length === 0) {
    return (
      <EmptyState
        title={store.empty}
        action={
          <LinkButton kind="primary" to={PATHS.quickEnquiry}>
            {CATALOGUE_TEXTS.ask}
          </LinkButton>
        }
      >
        {store.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <FilterBar
        filter={filter}
        counts={view && facetCountsOf(view, inCategory, null, leadDaysUntil)}
        shown={shown.length}
        onChange={setFilter}
        withinCategory
        unsorted="oldest"
      />
      <FilterChips filter={filter} onChange={setFilter} />
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {store.count(shown.length)}
        </p>
        <Link to={PATHS.finder}>{store.finder}</Link>
        <AsOf />
      </div>
      {shown.length === 0 && (
        <EmptyState title={store.nothingFits} action={<Button onClick={showAll}>{store.clear}</Button>}>
          {store.nothingFitsText}
        </EmptyState>
      )}
      <ProductGrid products={shown} pieces={filter.quantity} priority />
    </>
  );
}

function AbsentCategory({ title, absence }: { title: string; absence: EntryAbsence }) {
  if (absence === 'loading') return <Spinner label={store.loading} />;
  return (
    <Column>
      {absence === 'unavailable' ? (
        <>
          <Head title={title === '' ? CATALOGUE_TEXTS.unavailable : title} unlisted />
          {title !== '' && <PageTitle>{title}</PageTitle>}
          <Unavailable />
        </>
      ) : (
        <MissingCategory isGone={absence === 'gone'} />
      )}
    </Column>
  );
}

function MissingCategory({ isGone }: { isGone: boolean }) {
  const categories = useShownCategories();
  const isOnline = useReachable();
  const title = isGone ? store.gone : store.notHere;
  return (
    <>
      <Head title={title} unlisted />
      <PageTitle lead={isGone ? store.goneText : isOnline ? store.serverFailsText : store.offlineText}>{title}</PageTitle>
      {!isGone && <TryAgain />}
      <CategoryGrid categories={categories} />
      <SimilarProducts />
    </>
  );
}
