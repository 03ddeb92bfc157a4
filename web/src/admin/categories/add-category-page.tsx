import { orderAfter } from '../data/order-after';
import { useAdminCategories } from '../data/use-categories';
import { CategoryForm } from './category-form';
import { nextHue } from './hues';

/** SPEC §2, Add Category. */
export default function AddCategoryPage() {
  const { categories } = useAdminCategories();
  return (
    <CategoryForm category={null} ownHue={nextHue((categories ?? []).map(({ hue }) => hue))} order={orderAfter(categories)} />
  );
}
