import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../tools/deploy/rights';
import { emptyProject, type FakeProject, KEYS } from './fake-project';
import { deployTo, PROJECT, readyProject } from './fake-cloud';

const ANSWERS = { SMTP_URL: 'smtps://user:password@smtp.example.com', STAFF_MAIL: 'sales@example.com' };
const WITH_KEY = { STAFF_MAIL: 'sales@example.com', APP_CHECK_KEY: '6Lc' };
/** All functions, and nothing else with `--force`: docs/decisions/029-deployment.md. */
const FUNCTIONS = 'functions:default --force';
const RULES = ['firestore:indexes', 'firestore:rules,storage'];
const deploymentOf = (targets: string[]): string[] =>
  targets.map((target) => `firebase deploy --message abc1234 --only ${target}`);
const GRANT = `POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:setIamPolicy`;
const FIRST_DEPLOYMENT = ['run tests', 'build', ...deploymentOf(RULES), GRANT, ...deploymentOf([FUNCTIONS, 'hosting'])];
/** The site first and last: docs/decisions/029-deployment.md. */
const DEPLOYMENT = ['run tests', 'build', ...deploymentOf([...RULES, 'hosting', FUNCTIONS, 'hosting'])];

describe('npm run deploy', () => {
  it('sets up an empty project and deploys everything', async () => {
    const { code, printed, changes } = await deployTo(emptyProject(), { answers: ANSWERS });
    const transcript = printed.join('\n').replace(/invite=\S+/, 'invite=TOKEN');
    await expect(`${transcript}\n`).toMatchFileSnapshot('../../docs/deploy-transcript.txt');
    expect(code).toBe(0);
    expect(changes.slice(-FIRST_DEPLOYMENT.length - 1)).toEqual([
      ...FIRST_DEPLOYMENT,
      expect.stringContaining('/adminInvites/first'),
    ]);
  });

  it('creates nothing when it is repeated', async () => {
    const { state } = await deployTo(emptyProject(), { answers: ANSWERS });
    state.team = 1;
    const again = await deployTo(state);
    expect(again.code).toBe(0);
    expect(again.changes).toEqual(DEPLOYMENT);
  });

  it('with --plan shows what is to do and changes nothing', async () => {
    const { code, changes, printed } = await deployTo(emptyProject(), { planOnly: true });
    expect(code).toBe(0);
    expect(changes).toEqual([]);
    expect(printed.join('\n')).toMatch(/to do\s+Web app: create the web app/);
  });

  it('with --channel deploys only a preview', async () => {
    const { code, changes, printed } = await deployTo(readyProject(), { channel: 'pr-7' });
    expect(code).toBe(0);
    expect(changes).toEqual(['run tests', 'build', 'firebase hosting:channel:deploy pr-7 --expires 7d --json']);
    expect(printed.join('\n')).toContain(`https://${PROJECT}--pr-7-x1y2.web.app`);
  });

  it('with --channel creates nothing: a preview needs a live site', async () => {
    const { failure, changes } = await deployTo(emptyProject(), { channel: 'pr-7' });
    expect(failure).toBe(`A preview needs a live site: run npm run deploy -- ${PROJECT} first.`);
    expect(changes).toEqual([]);
  });

  it('names the command that rolls back everything, and none for the site alone', async () => {
    const { printed } = await deployTo(readyProject());
    expect(printed.join('\n')).not.toContain('hosting:clone');
    expect(printed.join('\n')).toContain(`git switch --detach aaa1111 && npm run deploy -- ${PROJECT}`);
  });

  it('gives no admin link once there is an admin', async () => {
    const { printed, state } = await deployTo(readyProject());
    expect(printed.join('\n')).not.toContain('invite=');
    expect(state.invite).toBeNull();
  });

  it('prints no link that gives rights into the log of CI', async () => {
    const { printed, state } = await deployTo(readyProject({ team: 0 }), { isInCi: true });
    expect(printed.join('\n')).not.toContain('invite=');
    expect(state.invite).toBeNull();
  });

  it('builds with the settings of one web app where the project has several', async () => {
    const { code, changes } = await deployTo(readyProject({ webApps: ['1:2:web:4', '1:2:web:3'] }));
    expect([code, changes]).toEqual([0, DEPLOYMENT]);
  });

  it('stores only the hash of the admin link', async () => {
    const { printed, state } = await deployTo(readyProject({ team: 0 }));
    const token = /invite=(\S+)/.exec(printed.join('\n'))?.[1];
    expect(token).toHaveLength(43);
    expect(JSON.stringify(state.invite)).not.toContain(token);
  });
});

describe('a precondition that is missing is created', () => {
  it.each<[string, Partial<FakeProject>, string]>([
    ['Firebase', { firebase: false }, `POST firebase.googleapis.com/v1beta1/projects/${PROJECT}:addFirebase`],
    ['an API', { apis: readyProject().apis.slice(1) }, 'services:batchEnable'],
    ['Firestore', { database: null }, '/databases?databaseId=(default)'],
    ['backups', { backups: 0 }, 'backupSchedules'],
    ['the bucket', { bucket: null }, 'defaultBucket'],
    ['soft delete', { bucket: { softDeleteSeconds: 0, isUniform: true } }, 'PATCH storage.googleapis.com/storage/v1/b/b'],
    [
      'uniform access',
      { bucket: { softDeleteSeconds: 2_592_000, isUniform: false } },
      'PATCH storage.googleapis.com/storage/v1/b/b',
    ],
    ['Authentication', { auth: null }, 'identityPlatform:initializeAuth'],
    ['login by e-mail', { auth: { email: false, domains: [], protection: {} } }, 'PATCH identitytoolkit.googleapis.com'],
    [
      'the protection of accounts',
      { auth: { email: true, domains: [`${PROJECT}.web.app`], protection: {} } },
      'PATCH identitytoolkit.googleapis.com',
    ],
    ['the Hosting site', { sites: [] }, `sites?siteId=${PROJECT}`],
    ['the web app', { webApps: [] }, 'firebase apps:create WEB site'],
    ['a service account', { serviceAccounts: readyProject().serviceAccounts.slice(1) }, '/serviceAccounts'],
    [
      'the bucket of the backups',
      { bucketBindings: { ...readyProject().bucketBindings, backups: null } },
      'storage/v1/b?project=',
    ],
    [
      'the bucket of the pictures',
      { bucketBindings: { ...readyProject().bucketBindings, pictures: null } },
      'storage/v1/b?project=',
    ],
    [
      'a role in a bucket',
      { bucketBindings: { ...readyProject().bucketBindings, files: [] } },
      'PUT storage.googleapis.com/storage/v1/b/b/iam',
    ],
    [
      'the bucket of the copies',
      { bucketBindings: { ...readyProject().bucketBindings, copies: null }, copies: false },
      'storage/v1/b?project=',
    ],
    ['the daily copy of pictures', { copies: false }, 'POST storagetransfer.googleapis.com/v1/transferJobs'],
    ['a role of the project', { ownRoles: {} }, `POST iam.googleapis.com/v1/projects/${PROJECT}/roles`],
    [
      'a permission',
      { ownRoles: { catalogue_intake: [] } },
      `PATCH iam.googleapis.com/v1/projects/${PROJECT}/roles/catalogue_intake`,
    ],
    ['a role', { bindings: readyProject().bindings.slice(1) }, ':setIamPolicy'],
    ['the mail server', { secrets: { SITE_KEYS: KEYS } }, 'secrets/SMTP_URL:addVersion'],
    ['the keys', { secrets: { SMTP_URL: ANSWERS.SMTP_URL } }, 'secrets/SITE_KEYS:addVersion'],
  ])('%s', async (_name, absent, call) => {
    const { code, changes, state } = await deployTo(readyProject(absent), { answers: ANSWERS });
    expect(code).toBe(0);
    expect(changes.slice(0, -DEPLOYMENT.length).join('\n')).toContain(call);
    const again = await deployTo(state);
    expect(again.changes).toEqual(DEPLOYMENT);
  });

  it('the site key of App Check, which refuses nobody', async () => {
    const { state, printed } = await deployTo(readyProject({ settings: WITH_KEY }));
    expect(state.appCheck).toEqual({ enforced: [], siteKey: '6Lc' });
    expect(printed.join('\n')).toMatch(/to do\s+App Check: register the site key/);
    const again = await deployTo(state);
    expect(again.printed.join('\n')).toMatch(/ready\s+App Check: the site sends tokens, none is required/);
    expect(again.changes).toEqual(DEPLOYMENT);
  });

  it('a role, and leaves a conditional binding of the owner as it is', async () => {
    const temporary = {
      role: 'roles/viewer',
      members: ['user:agency@example.com'],
      condition: { expression: 'request.time < timestamp("2027-01-01T00:00:00Z")' },
    };
    const { bindings } = readyProject();
    const { code, state } = await deployTo(readyProject({ bindings: [temporary, ...bindings.slice(1)] }));
    expect(code).toBe(0);
    expect(state.bindings).toContainEqual(temporary);
    expect(state.bindings).toContainEqual(bindings[0]);
  });

  it('the recipients of leads', async () => {
    const { state } = await deployTo(readyProject({ settings: {}, variables: null }), { answers: ANSWERS });
    expect(state.settings.STAFF_MAIL).toBe('sales@example.com');
  });

  it('point-in-time recovery', async () => {
    const database = { locationId: 'asia-south1', type: 'FIRESTORE_NATIVE', pointInTimeRecoveryEnablement: '' };
    const { state } = await deployTo(readyProject({ database }));
    expect(state.database?.pointInTimeRecoveryEnablement).toBe('POINT_IN_TIME_RECOVERY_ENABLED');
  });
});

describe('App Check', () => {
  const SERVICES = ['firestore.googleapis.com', 'firebasestorage.googleapis.com'];
  const settings = { ...WITH_KEY, APP_CHECK_ENFORCED: 'true' };
  /** The live release sends tokens. */
  const sending = (change: Partial<FakeProject> = {}) =>
    readyProject({ settings, variables: WITH_KEY, appCheck: { enforced: [], siteKey: '6Lc' }, ...change });

  it('is enforced on request, after everything is deployed and the live checks pass', async () => {
    const { code, state, changes, printed } = await deployTo(sending());
    expect(code).toBe(0);
    expect(state.appCheck.enforced).toEqual(SERVICES);
    expect(changes).toEqual([...DEPLOYMENT, ...SERVICES.map((name): unknown => expect.stringContaining(`/services/${name}`))]);
    expect(printed.join('\n')).toMatch(/ready\s+App Check: to be enforced after the live checks/);
    const isEnforced = printed.findIndex((line) => line.includes('App Check is enforced for Firestore'));
    expect(isEnforced).toBeGreaterThan(printed.indexOf('  ok    the API answers'));
    const again = await deployTo(state);
    expect(again.printed.join('\n')).toMatch(/ready\s+App Check: enforced for REST, Firestore, Storage/);
    expect(again.changes).toEqual(DEPLOYMENT);
  });

  it('is not enforced if a live check fails', async () => {
    const { state } = await deployTo(sending({ deadPaths: ['/api/openapi.json'] }));
    expect(state.appCheck.enforced).toEqual([]);
  });

  it('stays enforced where somebody enforced it in the console', async () => {
    const appCheck = { enforced: SERVICES.slice(0, 1), siteKey: '6Lc' };
    const { changes, printed } = await deployTo(sending({ settings: WITH_KEY, appCheck }));
    expect(changes).toEqual(DEPLOYMENT);
    expect(printed.join('\n')).toMatch(/ready\s+App Check: enforced for Firestore$/m);
  });
});

describe('a precondition that only a person can meet stops before any change', () => {
  it.each<[string, Partial<FakeProject>, RegExp]>([
    ['login', { isLoggedIn: false }, /^The login has expired: run "npx firebase login --reauth"/],
    ['project', { exists: false }, /^This account may see no project "gifts-4f2a1": check the name/],
    [
      'project of a service account',
      { refused: [{ url: 'cloudresourcemanager', status: 403, times: 1, message: 'Off', reason: 'SERVICE_DISABLED' }] },
      /^The project cannot be looked up: run "gcloud services enable cloudresourcemanager\.googleapis\.com --project gifts-4f2a1"/,
    ],
    ['plan', { billing: false }, /^Functions need the Blaze plan: choose it at https:\/\/console\.firebase/],
    [
      'Firestore in another region',
      { database: { locationId: 'us-central1', type: 'FIRESTORE_NATIVE', pointInTimeRecoveryEnablement: '' } },
      /^Firestore is in us-central1 and functions are set to asia-south1: change the region/,
    ],
    [
      'Datastore mode',
      { database: { locationId: 'asia-south1', type: 'DATASTORE_MODE', pointInTimeRecoveryEnablement: '' } },
      /Datastore mode.*choose another project/,
    ],
    [
      'mail login',
      { secrets: { SMTP_URL: 'smtps://wrong', SITE_KEYS: KEYS } },
      /refuses the stored login \(535.*secrets:set SMTP_URL/,
    ],
    [
      'App Check without its key',
      { appCheck: { enforced: ['firestore.googleapis.com'], siteKey: '6Lc' } },
      /^App Check is enforced for Firestore, but functions\/\.env\.gifts-4f2a1 has no APP_CHECK_KEY/,
    ],
    [
      'App Check that is to be enforced without a key',
      { settings: { ...ANSWERS, APP_CHECK_ENFORCED: 'true' } },
      /^APP_CHECK_ENFORCED needs APP_CHECK_KEY/,
    ],
    [
      'App Check that is to be enforced before the live site sends tokens',
      { settings: { ...WITH_KEY, APP_CHECK_ENFORCED: 'true' } },
      /^APP_CHECK_ENFORCED would refuse every device.*deploy without APP_CHECK_ENFORCED first/,
    ],
    ['a small quota', { processors: 4 }, /^Cloud Run may use 4 processors in asia-south1, and one function declares 10: ask/],
    [
      'keys',
      { secrets: { SMTP_URL: ANSWERS.SMTP_URL, SITE_KEYS: '{}' } },
      /^The keys of the site are damaged: enable an earlier/,
    ],
    [
      'settings of another computer',
      { variables: { APP_CHECK_KEY: '6Lc', STAFF_MAIL: 'sales@example.com', SITE_ORIGIN: 'https://x' } },
      /^The live functions have settings that functions\/\.env\.gifts-4f2a1 lacks.*\(APP_CHECK_KEY=6Lc\)/,
    ],
    ['recipients', { settings: { STAFF_MAIL: 'nobody' } }, /"nobody" is no list of e-mail addresses.*STAFF_MAIL in functions/],
  ])('%s', async (_name, change, message) => {
    const { code, failure, changes } = await deployTo(readyProject(change));
    expect(code).toBe(1);
    expect(failure).toMatch(message);
    expect(failure.split('\n')).toHaveLength(1);
    expect(changes).toEqual([]);
  });

  it('a region that firebase.json does not name', async () => {
    const { failure } = await deployTo(readyProject(), { region: 'europe-west1' });
    expect(failure).toMatch(/firebase.json names the region asia-south1.*make them equal/);
  });

  it('reports several at once', async () => {
    const { failure } = await deployTo(
      readyProject({ secrets: { SMTP_URL: 'smtps://wrong', SITE_KEYS: KEYS }, settings: { STAFF_MAIL: 'x' } }),
    );
    expect(failure.split('\n')).toHaveLength(2);
  });

  it('an unanswered question names the environment variable', async () => {
    const { failure } = await deployTo(readyProject({ secrets: { SITE_KEYS: KEYS } }));
    expect(failure).toMatch(/set the environment variable SMTP_URL, e\.g\./);
  });

  it('an SMTP login that fails is not stored', async () => {
    const { failure, state } = await deployTo(readyProject({ secrets: { SITE_KEYS: KEYS } }), {
      answers: { SMTP_URL: 'smtps://wrong' },
    });
    expect(failure).toMatch(/refuses this login \(535 Authentication failed\)/);
    expect(state.secrets).toEqual({ SITE_KEYS: KEYS });
  });
});

describe('rights', () => {
  it('give no account that handles files of strangers a right to password hashes or to their copies', () => {
    for (const group of ['reader', 'intake', 'decoder', 'worker'] as const)
      expect([...permissionsOf(group)].filter((name) => /getHashConfig| backups$/.test(name))).toEqual([]);
    expect([...permissionsOf('api')].filter((name) => name.endsWith(' backups'))).toEqual([]);
    expect([...permissionsOf('decoder')].filter((name) => /^(datastore|firebaseauth)|files$/.test(name))).toEqual([]);
    expect([...permissionsOf('reader')].filter((name) => name.endsWith(' files'))).toEqual([]);
    expect([...permissionsOf('backup')]).toContain('storage.objects.create backups');
    expect([...permissionsOf('backup')].filter((name) => name.endsWith(' files'))).toEqual([]);
  });

  it('let no account of ours reach the copies of the pictures', async () => {
    const { state } = await deployTo(emptyProject(), { answers: ANSWERS });
    const members = state.bucketBindings.copies?.flatMap((binding) => binding.members) ?? [];
    expect(members).toEqual([expect.stringContaining('storage-transfer-service')]);
  });

  it('in Storage are granted in one bucket, never in the project', async () => {
    const { state } = await deployTo(emptyProject(), { answers: ANSWERS });
    expect(state.bindings.filter(({ role }) => role.startsWith('roles/storage.'))).toEqual([]);
    expect(state.bucketBindings.backups?.flatMap(({ members }) => members)).toEqual([
      expect.stringContaining('catalogue-backup@'),
    ]);
  });
});

describe('a site of another name, a domain of one’s own', () => {
  it('creates and uses the named site', async () => {
    const { code, changes, printed } = await deployTo(readyProject(), { site: 'gifts-mumbai' });
    expect(code).toBe(0);
    expect(changes.join('\n')).toContain('sites?siteId=gifts-mumbai');
    expect(printed.join('\n')).toContain('The site is live: https://gifts-mumbai.web.app');
  });

  it('allows logins on an active domain', async () => {
    const origin = 'https://gifts.example.com';
    const { code, state } = await deployTo(readyProject({ domains: { 'gifts.example.com': 'HOST_ACTIVE' } }), { origin });
    expect(code).toBe(0);
    expect(state.auth?.domains).toContain('gifts.example.com');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['is not connected', {}, /is not connected: add it at https:/],
    ['has no DNS records yet', { 'gifts.example.com': 'HOST_UNHOSTED' }, /is not active yet: set the DNS records/],
  ])('stops if the domain %s', async (_name, domains, message) => {
    const { failure } = await deployTo(readyProject({ domains }), { origin: 'https://gifts.example.com' });
    expect(failure).toMatch(message);
  });
});
