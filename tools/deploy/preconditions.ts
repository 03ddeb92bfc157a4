import { appCheckChecks } from './check-app-check';
import { copyChecks } from './check-copies';
import { accountChecks } from './check-accounts';
import { projectChecks } from './check-project';
import { quotaChecks } from './check-quota';
import { resourceChecks } from './check-resources';
import { settingChecks } from './check-settings';
import type { Precondition } from './context';

/** In the order in which they are checked and created. */
export const PRECONDITIONS: readonly Precondition[] = [
  ...projectChecks,
  ...quotaChecks,
  ...resourceChecks,
  ...accountChecks,
  ...copyChecks,
  ...settingChecks,
  ...appCheckChecks,
];
