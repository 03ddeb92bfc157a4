import { occasionPath, PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { Column, Row } from '../../ui/layout';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { AsOf } from './as-of';
import { CategoryGrid } from './category-grid';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { useCatalogueStatus, useShownCategories } from '../../data/catalogue/hooks';
import { LIST_TEXTS } from './list-texts';
import { ProductGridSkeleton } from './product-grid';
import styles from './store-page.module.css';
import { Unavailable } from './unavailable';
import { useShownOccasions } from './use-occasions';

/** SPEC §2, /MyCategory. */
export default function CategoriesPage() {
  const categories = useShownCategories();
  const occasions = useShownOccasions();
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
      {occasions.length > 0 && (
        <section aria-labelledby="occasions" className={styles.occasions}>
          <h2 id="occasions">{LIST_TEXTS.occasion.title}</h2>
          <Row as="ul" gap={2}>
            {occasions.map(({ id, title }) => (
              <li key={id}>
                <LinkButton to={occasionPath(id)}>{title}</LinkButton>
              </li>
            ))}
          </Row>
        </section>
      )}
    </Column>
  );
}
