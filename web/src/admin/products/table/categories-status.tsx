import { useAdminCategories } from '../../data/use-admin-categories';
import { QueryStatus } from '../../ui/query-status';
import { PRODUCT_TEXTS } from '../product-texts';

/** Says that the categories could not be loaded, with a retry. Nothing otherwise. */
export function CategoriesStatus() {
  const { isFailed, isUnconfirmed, query } = useAdminCategories();
  return (
    isFailed && (
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        loading="line"
        failureMessage={`${PRODUCT_TEXTS.loadCategories}.`}
      />
    )
  );
}
