import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { backUp } from '../../backup/back-up';
import { deleteDocuments } from '../../backup/documents';
import { restore } from '../../backup/restore';
import { projectTarget, type Target } from '../../backup/target';
import { npm, type Program } from '../../programs';
import { ROOT } from '../../root';
import { UserError } from '../../user-error';
import type { DeployContext } from '../context';
import { isOk } from '../google-api';
import { siteAt } from './rehearsed-site';
import { REHEARSAL_CHECKS, type Memory } from './rehearsal-checks';
import type { RehearsalSteps } from './rehearse';

async function run([command, ...parameters]: Program, cwd: string): Promise<void> {
  const child = spawn(command, parameters, { cwd, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new UserError(`${parameters.slice(1).join(' ')} failed in ${cwd}`);
}

/** Deploys the commit before this one from a checkout of its own, as a roll-back does. */
async function deployEarlier(project: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roll-back-'));
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: ROOT, stdio: 'inherit' });
  git('worktree', 'add', '--detach', folder, 'HEAD~1');
  try {
    const settings = join('functions', `.env.${project}`);
    if (existsSync(join(ROOT, settings))) copyFileSync(join(ROOT, settings), join(folder, settings));
    await run(npm('ci'), folder);
    await run(npm('run', 'deploy', '--', project, '--skip-tests'), folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

/** Backs a project up, deletes a product, restores. Resolves to whether the product is back. */
export async function restoreProduct(target: Target, productId: string): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  try {
    const folder = join(scratch, 'backup');
    const path = `products/${productId}`;
    await backUp(target, folder, '');
    await deleteDocuments(target, [path]);
    // Both questions are asked of a person otherwise: the project's name, then the number of documents.
    const ask = (question: string) => Promise.resolve(/\((\d+)\)/.exec(question)?.[1] ?? target.project);
    await restore(target, { folder, isExact: false, settingsFile: join(scratch, 'settings'), ask, log: () => undefined });
    return isOk(await target.api.get(`${target.firestore}/projects/${target.project}/databases/(default)/documents/${path}`));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The network that the site sees over IPv4 or IPv6; undefined where this computer has no such connection. */
function networkOver(origin: string, family: 4 | 6): Promise<string | null | undefined> {
  return new Promise((resolve) => {
    const asked = request(`${origin}/api/network`, { family, timeout: 30_000 }, (answer) => {
      text(answer).then(
        (body) => resolve((JSON.parse(body) as { network: string | null }).network),
        () => resolve(undefined),
      );
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

/** The steps of a rehearsal in a real project. */
export const rehearsalSteps = (
  { project, origin, fetchPage }: DeployContext,
  deploy: () => Promise<unknown>,
  keeps: boolean,
): RehearsalSteps => ({
  deploy,
  keeps,
  rollBack: () => deployEarlier(project),
  restoreBackup: async ({ productId }: Memory) => {
    if (productId === undefined) throw new Error('an earlier check has failed');
    return restoreProduct(await projectTarget(project), productId);
  },
  site: siteAt({
    ...{ origin, fetchPage },
    documents: `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`,
    networks: () => Promise.all([networkOver(origin, 4), networkOver(origin, 6)]),
  }),
  checks: REHEARSAL_CHECKS,
  billingAccount: process.env.BILLING_ACCOUNT,
});
