import { PATHS, productPath, storePath } from '@catalogue/contract/paths';
import { SelectField } from '../../ui/choice-field';
import { useAdminCategories } from '../data/use-admin-categories';
import { useProductRows } from '../data/use-products';
import { ProductSearch } from '../ui/product-search';
import { BANNER_TEXTS } from './banner-texts';

const PAGES = [
  { path: PATHS.categories, title: BANNER_TEXTS.pages.categories },
  { path: PATHS.gallery, title: BANNER_TEXTS.pages.gallery },
  { path: PATHS.about, title: BANNER_TEXTS.pages.about },
  { path: PATHS.quickEnquiry, title: BANNER_TEXTS.pages.quickEnquiry },
] as const;

/** Chooses what a banner links to: a page or category by a select, a product by its words. Any other link leaves both unset. */
export function PagePicker({ link, onChoose }: { link: string; onChoose: (path: string) => void }) {
  const { categories = [] } = useAdminCategories();
  const { rows = [] } = useProductRows();
  const shelves = categories.map((category) => ({ path: storePath(category), title: category.title }));
  const isListed = [...PAGES, ...shelves].some(({ path }) => path === link);
  const product = rows.find(({ id }) => productPath(id) === link);
  return (
    <>
      <SelectField
        label={BANNER_TEXTS.page}
        hint={BANNER_TEXTS.pageHint}
        value={isListed ? link : ''}
        // The carousel around it moves with the arrow keys.
        onKeyDown={(event) => event.stopPropagation()}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
      >
        <option value="">{BANNER_TEXTS.choosePage}</option>
        <optgroup label={BANNER_TEXTS.pageGroup}>{PAGES.map(optionOf)}</optgroup>
        <optgroup label={BANNER_TEXTS.categoryGroup}>{shelves.map(optionOf)}</optgroup>
      </SelectField>
      <ProductSearch
        label={BANNER_TEXTS.product}
        hint={product ? BANNER_TEXTS.leadsTo(product.title) : BANNER_TEXTS.productHint}
        nothing={BANNER_TEXTS.noProduct}
        choose={BANNER_TEXTS.linkTo}
        isLeftOut={({ live }) => !live}
        onChoose={({ id }) => onChoose(productPath(id))}
      />
    </>
  );
}

const optionOf = ({ path, title }: { path: string; title: string }) => (
  <option key={path} value={path}>
    {title}
  </option>
);
