import { nextOrder } from '../data/save-order';
import { useAdminCategories } from '../data/use-admin-categories';
import { CategoryForm } from './category-form';
import { nextHue } from '../data/hues';

/** SPEC §2, Add Category. */
export default function AddCategoryPage() {
  const { categories } = useAdminCategories();
  return (
    <CategoryForm category={null} ownHue={nextHue((categories ?? []).map(({ hue }) => hue))} order={nextOrder(categories)} />
  );
}
