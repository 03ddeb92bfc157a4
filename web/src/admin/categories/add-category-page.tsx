import { ADMIN_TEXTS } from '../admin-texts';
import { useDraftToRestore } from '../data/own-draft';
import { nextOrder } from '../data/save-order';
import { useAdminCategories } from '../data/use-admin-categories';
import { SkeletonRows } from '../ui/skeleton-rows';
import { categoryDrafts, newCategoryKey } from './category-draft';
import { CategoryForm } from './category-form';
import { nextHue } from '../data/hues';

/** SPEC §2, Add Category. What is typed and chosen is kept until it is added or discarded. */
export default function AddCategoryPage() {
  const { categories } = useAdminCategories();
  const draft = useDraftToRestore(categoryDrafts, newCategoryKey());
  if (draft === undefined) return <SkeletonRows label={ADMIN_TEXTS.loading} />;
  return (
    <CategoryForm
      category={null}
      draft={draft}
      ownHue={nextHue((categories ?? []).map(({ hue }) => hue))}
      order={nextOrder(categories)}
    />
  );
}
