import { describe, expect, it } from 'vitest';
import { siteAt } from '../../tools/deploy/rehearsal/rehearsed-site';
import { rehearse } from '../../tools/deploy/rehearsal/rehearse';
import type { RehearsalCheck } from '../../tools/deploy/rehearsal/rehearsal-checks';
import { emptyProject, type FakeProject } from './fake-project';
import { fakeCloud, outcomeOf, PROJECT } from './fake-cloud';

const ANSWERS = { SMTP_URL: 'smtps://user:password@smtp.example.com', STAFF_MAIL: 'sales@example.com' };
const MADE = `POST cloudresourcemanager.googleapis.com/v3/projects`;
const REMOVED = `DELETE cloudresourcemanager.googleapis.com/v3/projects/${PROJECT}`;

/** A name that nobody has, and an account with a card. */
const nothing = (change: Partial<FakeProject> = {}): FakeProject => ({
  ...emptyProject(),
  exists: false,
  billing: false,
  ...change,
});

const passes: RehearsalCheck = { name: 'it answers', run: () => Promise.resolve('with 200') };
const fails: RehearsalCheck = { name: 'it is fast', run: () => Promise.reject(new Error('after 9 s')) };

/** Rehearses against the fake. tests/api/rehearsal.test.ts runs the checks themselves on the real site. */
async function rehearsal(
  state: FakeProject,
  checks: readonly RehearsalCheck[] = [passes],
  { keeps = false, restores = true } = {},
) {
  const { context, deploy, printed, changes } = fakeCloud(state, { answers: ANSWERS, isInCi: true });
  const { origin, fetchPage } = context;
  const outcome = await outcomeOf(
    rehearse(context, {
      ...{ deploy, keeps, checks },
      rollBack: () => Promise.resolve(changes.push('roll back')),
      restoreBackup: () => Promise.resolve(restores),
      site: siteAt({ origin, fetchPage, documents: origin, networks: () => Promise.resolve([]) }),
    }),
  );
  return { ...outcome, printed: printed.join('\n'), changes };
}

describe('npm run deploy -- PROJECT --rehearse', () => {
  it('makes a project, deploys twice, rolls back, and removes it', async () => {
    const state = nothing();
    const { code, printed, changes } = await rehearsal(state);
    expect(code).toBe(0);
    expect([changes[0], changes.at(-1)]).toEqual([MADE, REMOVED]);
    expect(changes.filter((change) => change === 'build')).toHaveLength(2);
    expect(changes).toContain('roll back');
    expect(state.exists).toBe(false);
    expect(state.appCheck.enforced).toEqual([]);
    expect(printed).toContain('  ok    it answers: with 200');
    expect(printed).toContain(`Everything held. ${PROJECT} is removed.`);
  });

  it('names each check that fails, makes the others, and removes the project', async () => {
    const { failure, printed, changes } = await rehearsal(nothing(), [fails, passes], { restores: false });
    expect(failure).toBe(
      '2 checks of the rehearsal fail: it is fast (after 9 s); a backup is restored (what was deleted is not back).',
    );
    expect(printed).toContain('  ok    it answers');
    expect(changes.at(-1)).toBe(REMOVED);
  });

  it('removes the project if the deployment fails', async () => {
    const state = nothing({ cliFailures: [{ target: 'functions', times: 99, output: 'Error: no such region' }] });
    const { failure, changes } = await rehearsal(state);
    expect(failure).toContain('Deploying functions failed (no such region)');
    expect(changes.at(-1)).toBe(REMOVED);
  });

  it('leaves the project with --keep', async () => {
    const state = nothing();
    const { changes } = await rehearsal(state, [passes], { keeps: true });
    expect(changes).not.toContain(REMOVED);
    expect(state.exists).toBe(true);
  });

  it('continues with a project that an earlier rehearsal did not delete', async () => {
    const { code, changes } = await rehearsal(nothing({ exists: true, labels: { purpose: 'rehearsal' } }));
    expect(code).toBe(0);
    expect(changes).not.toContain(MADE);
  });

  it.each<[string, Partial<FakeProject>, RegExp]>([
    ['a project that is no rehearsal’s', { exists: true }, /exists and is no rehearsal's: choose a name that nobody has/],
    ['no card', { billingAccounts: [] }, /no open billing account: add a card/],
    ['two cards', { billingAccounts: ['billingAccounts/1', 'billingAccounts/2'] }, /Set BILLING_ACCOUNT to one of/],
    ['App Check', { settings: { APP_CHECK_KEY: '6Lc' } }, /leave APP_CHECK_KEY out of functions/],
  ])('deploys nothing with %s', async (_name, change, message) => {
    const { failure, changes } = await rehearsal(nothing(change));
    expect(failure).toMatch(message);
    expect(changes.filter((one) => one !== MADE)).toEqual([]);
  });
});
