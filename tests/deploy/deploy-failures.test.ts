import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '@catalogue/contract/security-headers';
import { describe, expect, it } from 'vitest';
import { type FakeProject, STORAGE_RULES_GRANT } from './fake-project';
import { deployTo, readyProject } from './fake-cloud';
import { ROOT } from '../../tools/root';

describe('when something fails on the way', () => {
  /** A project whose Storage rules may not read the team yet. */
  const ungranted = (refused: FakeProject['refused'] = []) =>
    readyProject({ bindings: readyProject().bindings.filter(({ role }) => role !== STORAGE_RULES_GRANT.role), refused });

  it('lets Storage rules read the team before functions are deployed: firebase-tools does so only where it may ask', async () => {
    const { code, changes, state } = await deployTo(ungranted());
    expect(code).toBe(0);
    const rules = changes.findIndex((change) => change.includes('firestore:rules,storage'));
    expect(changes[rules + 1]).toMatch(/:setIamPolicy$/);
    expect(state.bindings).toContainEqual(STORAGE_RULES_GRANT);
  });

  it('waits until Google knows the new account of Storage', async () => {
    const message = 'Service account service-777000777@gcp-sa-firebasestorage.iam.gserviceaccount.com does not exist.';
    const { code, waitedMs, state } = await deployTo(ungranted([{ url: ':setIamPolicy', status: 400, times: 2, message }]));
    expect([code, waitedMs]).toEqual([0, 30_000]);
    expect(state.bindings).toContainEqual(STORAGE_RULES_GRANT);
  });

  it('stops if Storage rules cannot read the team: uploads would be refused', async () => {
    const refused = [{ url: ':setIamPolicy', status: 403, times: 9, message: 'Policy update access denied.' }];
    const { failure, changes } = await deployTo(ungranted(refused));
    expect(failure).toMatch(/^Storage rules: .*Policy update access denied\.; ask the owner/);
    expect(changes.join('\n')).not.toContain('--only functions');
  });

  it('sets Authentication up though its settings are absent for some seconds after it is initialized', async () => {
    // Refuses the look at the project, the one before initialization, and the first change.
    const refused = [{ url: '/config', status: 404, times: 3, message: 'CONFIGURATION_NOT_FOUND' }];
    const { code, waitedMs, state } = await deployTo(readyProject({ auth: null, refused }));
    expect([code, waitedMs, state.auth?.email]).toEqual([0, 10_000, true]);
  });

  it.each([
    ['Eventarc is being set up', 'Error: Permission denied while using the Eventarc Service Agent.'],
    [
      'Google takes so many functions no faster',
      'Exceeded maximum retries while deploying functions. If you are deploying a large number',
    ],
  ])('tries functions again while %s', async (_, output) => {
    const { code, waitedMs } = await deployTo(readyProject({ cliFailures: [{ target: 'functions', times: 2, output }] }));
    expect(code).toBe(0);
    expect(waitedMs).toBe(90_000);
  });

  it('deploys a function again whose invoker failed, though its source is unchanged', async () => {
    const output = 'Error: HTTP Error: 503, Unable to set the invoker';
    const { code, state } = await deployTo(readyProject({ cliFailures: [{ target: 'functions', times: 1, output }] }));
    expect([code, state.areFunctionsPrivate]).toEqual([0, false]);
    const { functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { functions: unknown[] };
    expect(functions).toEqual([expect.objectContaining({ codebase: 'default' })]);
  });

  it('says why a deployment failed, and deploys nothing after it', async () => {
    const output = 'i  deploying\nError: Build failed: syntax error';
    const { failure, changes } = await deployTo(readyProject({ cliFailures: [{ target: 'functions', times: 1, output }] }));
    expect(failure).toMatch(/^Deploying functions failed \(Build failed: syntax error\): correct that and run this again/);
    expect(changes.at(-1)).toContain('--only functions');
  });

  it('names the policy of an organization that lets no visitor call functions: firebase-tools gives no reason', async () => {
    const output =
      'Unable to set the invoker for the IAM policy on the following functions:\n\tsite(asia-south1)\n\nError: There was an error deploying functions:';
    const { failure } = await deployTo(readyProject({ cliFailures: [{ target: 'functions', times: 1, output }] }));
    expect(failure).toMatch(/^Deploying functions failed \(Google refuses that visitors call them: .*see "Before" in docs/);
  });

  it('deploys nothing if tests fail', async () => {
    const { changes } = await deployTo(readyProject(), { testsFail: true });
    expect(changes).toEqual(['run tests']);
  });

  it('waits for indexes', async () => {
    const { code, waitedMs } = await deployTo(readyProject({ indexPolls: 3 }));
    expect([code, waitedMs]).toEqual([0, 30_000]);
  });

  it('tries again while Google is overloaded', async () => {
    const refused = [{ url: 'billingInfo', status: 503, times: 2, message: 'Unavailable' }];
    expect((await deployTo(readyProject({ refused }))).code).toBe(0);
  });

  it('names the role that is missing', async () => {
    const refused = [{ url: ':setIamPolicy', status: 403, times: 9, message: 'Policy update access denied.' }];
    const { failure } = await deployTo(readyProject({ bindings: [], refused }));
    expect(failure).toMatch(/Policy update access denied\.; ask the owner of the project for the role Owner/);
  });

  it('says that an API is off for the account, and asks for no role', async () => {
    const message = 'Storage Transfer API has not been used in project 563584335869 before.';
    const refused = [{ url: 'transferJobs', status: 403, times: 9, message, reason: 'SERVICE_DISABLED' }];
    const { failure } = await deployTo(readyProject({ copies: false, refused }));
    expect(failure).toMatch(
      /^Copy of the pictures: .*project 563584335869 before\.; this API is off for your account: enable it/,
    );
    expect(failure).not.toContain('role Owner');
  });

  it('names the failing live check and still the rollback', async () => {
    const { failure, printed } = await deployTo(readyProject({ deadPaths: ['/api/openapi.json'] }));
    expect(failure).toMatch(/1 of 14 checks fail: the API answers\. Roll back/);
    expect(printed.join('\n')).toContain('To roll back: git switch');
  });

  it.each([
    ['/catalogue.json', { 'content-type': 'application/json' }, 'the catalogue is compressed: It is not'],
    ['/AboutPage', { 'cache-control': 'no-cache' }, 'About Us stays in the CDN: It does not'],
    [
      '/__/auth/action',
      { 'content-security-policy': securityHeaders(false)['Content-Security-Policy'] },
      'Google’s page for accounts: It has the policy of this site',
    ],
  ])('says what the headers of %s mean, for which no roll-back helps', async (path, headers, text) => {
    const { pageHeaders } = readyProject();
    const { code, printed } = await deployTo(readyProject({ pageHeaders: { ...pageHeaders, [path]: headers } }));
    expect(code).toBe(0);
    expect(printed.join('\n')).toContain(text);
  });
});
