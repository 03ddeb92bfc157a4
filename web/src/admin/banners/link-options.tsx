import { PATHS, storePath } from '@catalogue/contract/paths';
import { useAdminCategories } from '../data/use-admin-categories';
import { BANNER_TEXTS } from './banner-texts';

const PAGES = [
  { path: PATHS.categories, title: BANNER_TEXTS.pages.categories },
  { path: PATHS.gallery, title: BANNER_TEXTS.pages.gallery },
  { path: PATHS.about, title: BANNER_TEXTS.pages.about },
  { path: PATHS.quickEnquiry, title: BANNER_TEXTS.pages.quickEnquiry },
] as const;

/** Pages of the site that a banner may link to, as suggestions of a text field. */
export function LinkOptions({ id }: { id: string }) {
  const { categories = [] } = useAdminCategories();
  return (
    <datalist id={id}>
      {PAGES.map(({ path, title }) => (
        <option key={path} value={path} label={title} />
      ))}
      {categories.map((category) => (
        <option key={category.id} value={storePath(category)} label={category.title} />
      ))}
    </datalist>
  );
}
