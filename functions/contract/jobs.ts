const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** What the server does by the clock: its name on the status screen, and how often it is done. */
export const JOBS = {
  remindCalls: { title: 'Reminders of calls', everyMs: 5 * MINUTE },
  retryLeadMail: { title: 'Mails tried again', everyMs: 5 * MINUTE },
  checkStatus: { title: 'Status check', everyMs: 15 * MINUTE },
  sendSpamDigest: { title: 'Mail about spam leads', everyMs: HOUR },
  backUpAccounts: { title: 'Copy of the accounts', everyMs: DAY },
  purgeTrash: { title: 'Trash emptied', everyMs: DAY },
  rebuildSnapshot: { title: 'Published catalogue compared', everyMs: DAY },
  completeLists: { title: 'Lists completed', everyMs: DAY },
  eraseOldLeads: { title: 'Old leads erased', everyMs: DAY },
  sweepPrivateFiles: { title: 'Files without a lead or client deleted', everyMs: DAY },
  measureStorage: { title: 'Storage measured', everyMs: DAY },
  sweepPictures: { title: 'Pictures repaired, unused ones deleted', everyMs: DAY },
} as const satisfies Record<string, { title: string; everyMs: number }>;

export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** A job is late after three times its interval. */
export const lateAfterMs = (name: JobName): number => 3 * JOBS[name].everyMs;
