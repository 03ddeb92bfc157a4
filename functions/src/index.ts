/** Exports the deployed functions. Handlers import heavy modules lazily, which keeps cold starts short. */
import { streamBodies } from './platform/stream-bodies';

streamBodies();

export { api, leads } from './api/functions';
export { publishBanners, publishCategories, publishProducts, publishSettings, resumePublishing } from './catalogue/functions';
export { attachPicture, makeVariants } from './images/functions';
export { backUpAccounts, everyFiveMinutes, nightly } from './jobs/functions';
export { site } from './site/functions';
export { notifyStaff } from './push/functions';
export { eraseClientCard } from './clients/functions';
export { eraseEnquiryFile, eraseOrderFile, sendLeadMail } from './leads/functions';
