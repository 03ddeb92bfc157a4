/** Months after the last change of a lead until it is erased. The privacy page says so. */
export const LEAD_MONTHS = 24;

/** Days that backups keep what was erased: `npm run deploy` sets their retention. The privacy page says so. */
export const BACKUP_DAYS = 14;

/**
 * Days that the bucket keeps deleted and replaced files. The nightly copy of the accounts is replaced within a day, so that an erased
 * account is gone after BACKUP_DAYS.
 */
export const SOFT_DELETE_DAYS = BACKUP_DAYS - 1;

/** Days that a deleted category, product or banner stays in the trash, and that its removal stays listed for devices. */
export const TRASH_DAYS = 30;

/** Days for which a merge of leads can be undone. The rules state them too. */
export const MERGE_UNDO_DAYS = 30;

/** Days that a shared shortlist without an end counts after it was shared last. */
export const SHORTLIST_DAYS = 400;

/** Days after its end in which a link to a shortlist still says that it has expired. */
export const EXPIRED_SHORTLIST_DAYS = 90;
