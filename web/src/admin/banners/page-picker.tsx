import { PATHS, storePath } from '@catalogue/contract/paths';
import { SelectField } from '../../ui/choice-field';
import { useAdminCategories } from '../data/use-admin-categories';
import { BANNER_TEXTS } from './banner-texts';

const PAGES = [
  { path: PATHS.categories, title: BANNER_TEXTS.pages.categories },
  { path: PATHS.gallery, title: BANNER_TEXTS.pages.gallery },
  { path: PATHS.about, title: BANNER_TEXTS.pages.about },
  { path: PATHS.quickEnquiry, title: BANNER_TEXTS.pages.quickEnquiry },
] as const;

/** Select of the pages that a banner may link to. A link that is none of them leaves it unset. */
export function PagePicker({ link, onChoose }: { link: string; onChoose: (path: string) => void }) {
  const { categories = [] } = useAdminCategories();
  const shelves = categories.map((category) => ({ path: storePath(category), title: category.title }));
  const isListed = [...PAGES, ...shelves].some(({ path }) => path === link);
  return (
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
  );
}

const optionOf = ({ path, title }: { path: string; title: string }) => (
  <option key={path} value={path}>
    {title}
  </option>
);
