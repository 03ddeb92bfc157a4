/** The deployed functions, nothing else. Heavy modules are imported inside the handlers, so that each starts light. */
export { api } from './api/functions';
export {
  catalogue,
  foldCatalogueBanners,
  foldCatalogueCategories,
  foldCatalogueProducts,
  purgeTrash,
  rebuildSnapshot,
} from './catalogue/functions';
export { makeVariants, pictures, sweepPictures } from './images/functions';
export { page } from './page/functions';
export { retryLeadMail, sendLeadMail } from './leads/functions';
