/** Months after the last change of a lead until it is erased. The privacy page says so. */
export const LEAD_MONTHS = 24;

/** Days that backups keep what was erased: `npm run deploy` sets their retention. The privacy page says so. */
export const BACKUP_DAYS = 14;

/**
 * Days that the bucket keeps deleted and replaced files. The nightly copy of the accounts is replaced within a day, so that an erased
 * account is gone after BACKUP_DAYS.
 */
export const SOFT_DELETE_DAYS = BACKUP_DAYS - 1;
