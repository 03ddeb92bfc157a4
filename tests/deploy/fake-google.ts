import { type FakeProject, NUMBER } from './fake-project';

export interface Call {
  project: string;
  method: string;
  url: URL;
  body: unknown;
}

interface Reply {
  status: number;
  body: unknown;
}

const ok = (body: unknown = {}): Reply => ({ status: 200, body });
const error = (status: number, message: string, reason = ''): Reply => ({
  status,
  body: { error: { code: status, message, status: reason, details: reason ? [{ reason }] : [] } },
});
const notFound = error(404, 'Requested entity was not found.', 'NOT_FOUND');
const done = ok({ name: 'operations/1', done: true });

type Route = [method: string, pattern: RegExp, answer: (state: FakeProject, call: Call, match: RegExpExecArray) => Reply];

/** Hosts whose API must be enabled first. */
const GUARDED = ['firestore', 'identitytoolkit', 'secretmanager', 'iam', 'firebasestorage', 'firebasehosting'];

const ROUTES: Route[] = [
  ['GET', /^cloudresourcemanager\S+\/projects\/[\w-]+$/, () => ok({ projectNumber: NUMBER, lifecycleState: 'ACTIVE' })],
  ['GET', /billingInfo$/, (state) => ok({ billingEnabled: state.billing })],
  ['GET', /^firebase\.googleapis\.com\/v1beta1\/projects\/[\w-]+$/, (state) => (state.firebase ? ok() : notFound)],
  [
    'POST',
    /:addFirebase$/,
    (state) => {
      state.firebase = true;
      return done;
    },
  ],
  [
    'GET',
    /services:batchGet$/,
    (state, { url }) =>
      ok({
        services: url.searchParams
          .getAll('names')
          .map((name) => ({ name, state: state.apis.some((api) => name.endsWith(`/${api}`)) ? 'ENABLED' : 'DISABLED' })),
      }),
  ],
  [
    'POST',
    /services:batchEnable$/,
    (state, { body }) => {
      state.apis = [...state.apis, ...(body as { serviceIds: string[] }).serviceIds];
      return ok({ name: 'operations/enable', done: false });
    },
  ],
  ['GET', /operations\/\w+$/, () => done],

  ['GET', /databases\/\(default\)$/, (state) => (state.database ? ok(state.database) : notFound)],
  [
    'POST',
    /\/databases$/,
    (state, { body }) => {
      state.database = body as FakeProject['database'];
      return done;
    },
  ],
  [
    'PATCH',
    /databases\/\(default\)$/,
    (state, { body }) => {
      Object.assign(state.database ?? {}, body);
      return done;
    },
  ],
  ['GET', /backupSchedules$/, (state) => ok(state.backups > 0 ? { backupSchedules: [{ name: 'daily' }] } : {})],
  [
    'POST',
    /backupSchedules$/,
    (state) => {
      state.backups += 1;
      return ok();
    },
  ],
  [
    'GET',
    /collectionGroups\/-\/indexes$/,
    (state) => {
      state.indexPolls -= 1;
      return ok({ indexes: [{ name: 'i', state: state.indexPolls >= 0 ? 'CREATING' : 'READY' }] });
    },
  ],
  ['GET', /collectionGroups\/\w+\/fields\/\w+$/, () => ok({ ttlConfig: { state: 'ACTIVE' } })],
  ['GET', /documents\/team$/, (state) => ok(state.team > 0 ? { documents: [{ name: 'admin' }] } : {})],
  [
    'PATCH',
    /documents\/adminInvites\/first$/,
    (state, { body }) => {
      state.invite = body;
      return ok();
    },
  ],

  [
    'GET',
    /defaultBucket$/,
    (state, { project }) => (state.bucket ? ok({ bucket: { name: `projects/${project}/buckets/b` } }) : notFound),
  ],
  [
    'POST',
    /defaultBucket$/,
    (state) => {
      state.bucket = { softDeleteSeconds: 604_800 };
      return ok();
    },
  ],
  [
    'GET',
    /storage\/v1\/b\/b$/,
    (state) => ok({ softDeletePolicy: { retentionDurationSeconds: String(state.bucket?.softDeleteSeconds) } }),
  ],
  [
    'PATCH',
    /storage\/v1\/b\/b$/,
    (state, { body }) => {
      const { softDeletePolicy } = body as { softDeletePolicy: { retentionDurationSeconds: number } };
      state.bucket = { softDeleteSeconds: softDeletePolicy.retentionDurationSeconds };
      return ok();
    },
  ],

  [
    'GET',
    /admin\/v2\/projects\/[\w-]+\/config$/,
    (state) =>
      state.auth
        ? ok({ signIn: { email: { enabled: state.auth.email } }, authorizedDomains: state.auth.domains })
        : error(404, 'CONFIGURATION_NOT_FOUND'),
  ],
  [
    'POST',
    /identityPlatform:initializeAuth$/,
    (state) => {
      state.auth = { email: false, domains: [] };
      return ok();
    },
  ],
  [
    'PATCH',
    /admin\/v2\/projects\/[\w-]+\/config$/,
    (state, { body }) => {
      state.auth = { email: true, domains: (body as { authorizedDomains: string[] }).authorizedDomains };
      return ok();
    },
  ],

  ['GET', /sites\/([\w-]+)$/, (state, _, [, site = '']) => (state.sites.includes(site) ? ok() : notFound)],
  [
    'POST',
    /\/sites$/,
    (state, { url }) => {
      state.sites.push(url.searchParams.get('siteId') ?? '');
      return ok();
    },
  ],
  [
    'GET',
    /customDomains$/,
    (state) =>
      ok({
        customDomains: Object.entries(state.domains).map(([host, hostState]) => ({
          name: `sites/s/customDomains/${host}`,
          hostState,
        })),
      }),
  ],
  [
    'GET',
    /channels\/live\/releases$/,
    (state) =>
      ok({
        releases: state.versions.map(({ id, commit }) => ({ version: { name: `sites/s/versions/${id}` }, message: commit })),
      }),
  ],

  ['GET', /serviceAccounts\/([\w-]+)@\S+$/, (state, _, [, id = '']) => (state.serviceAccounts.includes(id) ? ok() : notFound)],
  [
    'POST',
    /serviceAccounts$/,
    (state, { body }) => {
      state.serviceAccounts.push((body as { accountId: string }).accountId);
      return ok();
    },
  ],
  ['POST', /:getIamPolicy$/, (state) => ok({ etag: 'e1', version: 1, bindings: state.bindings })],
  [
    'POST',
    /:setIamPolicy$/,
    (state, { body }) => {
      const { policy } = body as { policy: { etag: string; bindings: FakeProject['bindings'] } };
      if (policy.etag !== 'e1') return error(409, 'There were concurrent policy changes.');
      state.bindings = policy.bindings;
      return ok();
    },
  ],

  [
    'GET',
    /secrets\/(\w+)\/versions\/latest:access$/,
    (state, _, [, name = '']) => {
      const value = state.secrets[name];
      return value === undefined ? notFound : ok({ payload: { data: Buffer.from(value).toString('base64') } });
    },
  ],
  ['GET', /secrets\/(\w+)$/, (state, _, [, name = '']) => (name in state.secrets ? ok() : notFound)],
  ['POST', /\/secrets$/, () => ok()],
  [
    'POST',
    /secrets\/(\w+):addVersion$/,
    (state, { body }, [, name = '']) => {
      state.secrets[name] = Buffer.from((body as { payload: { data: string } }).payload.data, 'base64').toString();
      return ok();
    },
  ],
];

/** Answers one call as Google would in this state of the project. */
export function answerOf(state: FakeProject, call: Call): Reply {
  const url = `${call.url.hostname}${decodeURIComponent(call.url.pathname)}`;
  if (!state.isLoggedIn) return error(401, 'Request had invalid authentication credentials.', 'UNAUTHENTICATED');
  if (!state.exists) return error(403, 'The caller does not have permission', 'PERMISSION_DENIED');
  const refusal = state.refused.find((one) => one.times > 0 && url.includes(one.url));
  if (refusal) {
    refusal.times -= 1;
    return error(refusal.status, refusal.message);
  }
  const [service = ''] = call.url.hostname.split('.');
  if (GUARDED.includes(service) && !state.apis.includes(call.url.hostname))
    return error(403, `${call.url.hostname} has not been used in this project before or it is disabled.`, 'SERVICE_DISABLED');
  for (const [method, pattern, answer] of ROUTES) {
    const match = method === call.method ? pattern.exec(url) : null;
    if (match) return answer(state, call, match);
  }
  throw new Error(`The stand-in knows no ${call.method} ${url}`);
}
