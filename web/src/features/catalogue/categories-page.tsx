import { PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { Column } from '../../ui/column';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { AsOf } from './as-of';
import { CategoryGrid } from './category-grid';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { useCatalogueStatus, useCategories } from '../../data/catalogue/hooks';
import { ProductGridSkeleton } from './product-grid';
import { Unavailable } from './unavailable';

/** SPEC §2, /MyCategory. */
export default function CategoriesPage() {
  const categories = useCategories();
  const { state } = useCatalogueStatus();
  return (
    <Column>
      <Head title={CATALOGUE_TEXTS.categories.pageTitle} description={CATALOGUE_TEXTS.categories.lead} />
      <PageTitle lead={CATALOGUE_TEXTS.categories.lead}>{CATALOGUE_TEXTS.categories.title}</PageTitle>
      {state === 'loading' && categories.length === 0 && <ProductGridSkeleton />}
      {state === 'unavailable' && <Unavailable />}
      {state === 'ready' && categories.length === 0 && (
        <EmptyState
          title={CATALOGUE_TEXTS.categories.empty}
          action={
            <LinkButton kind="primary" to={PATHS.contact}>
              {CATALOGUE_TEXTS.ask}
            </LinkButton>
          }
        >
          {CATALOGUE_TEXTS.categories.emptyText}
        </EmptyState>
      )}
      <AsOf />
      <CategoryGrid categories={categories} priority />
    </Column>
  );
}
