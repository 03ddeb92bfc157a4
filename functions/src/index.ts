/** Exports the deployed functions. Handlers import heavy modules lazily, which keeps cold starts short. */
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
