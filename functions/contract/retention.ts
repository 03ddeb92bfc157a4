/** Months after the last change of a lead until it is erased. The privacy page says so. */
export const LEAD_MONTHS = 24;

/** Days that backups keep what was erased: `npm run deploy` sets their retention. The privacy page says so. */
export const BACKUP_DAYS = 14;
