import { PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { Column } from '../../ui/column';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { usePage } from '../../ui/use-page';
import { AsOf } from '../as-of';
import { CategoryGrid } from '../category-grid';
import { COPY } from '../copy';
import { useCatalogueStatus, useCategories } from '../hooks';
import { ProductGridSkeleton } from '../product-grid';
import { Unavailable } from '../unavailable';

/** SPEC §2, /MyCategory. */
export default function CategoriesPage() {
  usePage({ title: COPY.categories.pageTitle, description: COPY.categories.lead });
  const categories = useCategories();
  const { state } = useCatalogueStatus();
  return (
    <Column>
      <PageTitle lead={COPY.categories.lead}>{COPY.categories.title}</PageTitle>
      {state === 'loading' && categories.length === 0 && <ProductGridSkeleton />}
      {state === 'unavailable' && <Unavailable />}
      {state === 'ready' && categories.length === 0 && (
        <EmptyState
          title={COPY.categories.empty}
          action={
            <LinkButton kind="primary" to={PATHS.contact}>
              {COPY.ask}
            </LinkButton>
          }
        >
          {COPY.categories.emptyText}
        </EmptyState>
      )}
      <AsOf />
      <CategoryGrid categories={categories} priority />
    </Column>
  );
}
