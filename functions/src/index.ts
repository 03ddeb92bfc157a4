/** Exports the deployed functions. Handlers import heavy modules lazily, which keeps cold starts short. */
import { streamBodies } from './platform/stream-bodies';

streamBodies();

export { backUpAccounts } from './accounts/functions';
export { api, leads } from './api/functions';
export {
  catalogue,
  publishBanners,
  publishCategories,
  publishLeftovers,
  publishProducts,
  publishSettings,
  purgeTrash,
  rebuildSnapshot,
} from './catalogue/functions';
export { makeProfileVariants, makeVariants, pictures, sweepPictures } from './images/functions';
export { page } from './page/functions';
export { eraseOldLeads } from './privacy/functions';
export { notifyStaff } from './push/functions';
export { checkStatus, measureStorage } from './status/functions';
export { eraseClientCard } from './clients/functions';
export { eraseEnquiryFile, eraseOrderFile, retryLeadMail, sendLeadMail, sendSuspectDigest } from './leads/functions';
