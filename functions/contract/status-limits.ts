const [MINUTE, DAY] = [60_000, 86_400_000];

/** Limits within which a check is good. docs/decisions/028-mail-push-status.md gives the reasons. */
export const STATUS_LIMITS = {
  /** Age of the oldest change that is not published, ms. */
  publishing: 15 * MINUTE,
  /** Age of the oldest mail to staff that waits, ms; attempts of one that failed. */
  mailWaiting: 30 * MINUTE,
  mailAttempts: 3,
  /** Share of an hour's leads that are spam, and the number of leads from which a share says something. */
  spamShare: 0.2,
  spamLeads: 10,
  backup: 2 * DAY,
  /** Logged errors in 24 hours. */
  errors: 10,
  /** Age of the nightly measurement, ms. */
  storageMeasured: 3 * DAY,
  /** Fewer page loads say nothing about the 75th percentile. */
  vitalLoads: 20,
  /** Dollars a month. */
  cost: 25,
} as const;
