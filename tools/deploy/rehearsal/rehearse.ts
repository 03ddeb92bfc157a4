import { UserError } from '../../user-error';
import type { DeployContext } from '../context';
import { firstAdminLink } from '../first-admin-link';
import { failedLiveChecks } from '../live-checks';
import { toggleAppCheck } from './toggle-app-check';
import type { RehearsedSite } from './rehearsed-site';
import type { Memory, RehearsalCheck } from './rehearsal-checks';
import { createThrowAway, removeThrowAway } from './throw-away-project';

export interface RehearsalSteps {
  /** The whole deployment of this checkout. @throws UserError */
  deploy: () => Promise<unknown>;
  /** Deploys the commit before this one, as the printed command of a roll-back does. @throws UserError */
  rollBack: () => Promise<unknown>;
  /** Backs up, deletes one document, restores. Resolves to whether it is back. */
  restoreBackup: (memory: Memory) => Promise<boolean>;
  site: RehearsedSite;
  checks: readonly RehearsalCheck[];
  /** Of several. */
  billingAccount?: string | undefined;
  /** Leaves the project for a look at it. */
  keeps: boolean;
}

/**
 * Creates a project, deploys to it, runs the checks that change a site, and deletes the project. Finds errors that neither the emulators
 * nor the fake of Google show, before there is any data to lose.
 *
 * @returns the exit code
 */
export async function rehearse(context: DeployContext, steps: RehearsalSteps): Promise<number> {
  const { log, project } = context;
  if ((context.settings.get('APP_CHECK_KEY') ?? '') !== '')
    throw new UserError(`A rehearsal calls without App Check: leave APP_CHECK_KEY out of functions/.env.${project}.`);
  await createThrowAway(context, steps.billingAccount);
  log(`Rehearsing in ${project}, which is removed at the end`);
  const failed: string[] = [];
  const attempt = async (name: string, run: () => Promise<string | undefined>): Promise<void> => {
    try {
      const detail = await run();
      log(`  ok    ${name}${detail === undefined ? '' : `: ${detail}`}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`  FAIL  ${name}: ${reason}`);
      failed.push(`${name} (${reason})`);
    }
  };
  try {
    await steps.deploy();
    const link = await firstAdminLink(context);
    const invite = link === undefined ? null : new URL(link).searchParams.get('invite');
    const memory: Memory = invite === null ? {} : { invite };
    for (const { name, run } of steps.checks) await attempt(name, () => run(steps.site, memory));
    await attempt('a backup is restored', async () => {
      if (!(await steps.restoreBackup(memory))) throw new Error('what was deleted is not back');
      return undefined;
    });
    await attempt('a second deployment and a roll-back leave no page without its scripts', async () => {
      await steps.deploy();
      await steps.rollBack();
      const broken = await failedLiveChecks(context);
      if (broken.length > 0) throw new Error(broken.join('; '));
      return undefined;
    });
    await attempt('App Check can be switched on and off', () => toggleAppCheck(context));
  } finally {
    if (steps.keeps)
      log(
        `The project ${project} stays, and costs: shut it down at https://console.cloud.google.com/iam-admin/settings?project=${project}.`,
      );
    else await removeThrowAway(context);
  }
  if (failed.length > 0) throw new UserError(`${failed.length} checks of the rehearsal fail: ${failed.join('; ')}.`);
  log(`Everything held. ${steps.keeps ? '' : `${project} is removed.`}`);
  return 0;
}
