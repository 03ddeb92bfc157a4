import { SERVICE_ACCOUNTS, type FunctionGroup } from '../../functions/src/platform/service-accounts';

/**
 * What Google's roles allow, as far as functions call Google. The deploy grants the roles, the tests refuse everything else.
 * Roles: https://cloud.google.com/iam/docs/roles-permissions; what a call of Firestore needs:
 * https://cloud.google.com/firestore/docs/security/iam, of Storage: https://cloud.google.com/storage/docs/access-control/iam-json,
 * of Auth: https://cloud.google.com/identity-platform/docs/access-control
 */
export const ROLE_PERMISSIONS = {
  'roles/datastore.viewer': ['datastore.databases.get', 'datastore.entities.get', 'datastore.entities.list'],
  'roles/datastore.user': [
    'datastore.databases.get',
    'datastore.entities.get',
    'datastore.entities.list',
    'datastore.entities.create',
    'datastore.entities.update',
    'datastore.entities.delete',
  ],
  'roles/datastore.backupsViewer': ['datastore.backups.get', 'datastore.backups.list'],
  'roles/storage.objectViewer': ['storage.objects.get', 'storage.objects.list'],
  'roles/storage.objectAdmin': [
    'storage.objects.get',
    'storage.objects.list',
    'storage.objects.create',
    'storage.objects.update',
    'storage.objects.delete',
  ],
  'roles/firebaseauth.admin': [
    'firebaseauth.users.get',
    'firebaseauth.users.create',
    'firebaseauth.users.update',
    'firebaseauth.users.delete',
    'firebaseauth.configs.get',
    'firebaseauth.configs.getHashConfig',
  ],
  'roles/eventarc.eventReceiver': ['eventarc.events.receiveEvent'],
  'roles/run.invoker': ['run.routes.invoke'],
} as const;

type Role = keyof typeof ROLE_PERMISSIONS;

/** Buckets of a project: `files` holds originals, files of enquiries and photos of cards, `pictures` variants, `backups` copies of the accounts. */
export const BUCKET_KINDS = ['files', 'pictures', 'backups'] as const;
export type BucketKind = (typeof BUCKET_KINDS)[number];

/** `prefix`: only for objects whose names begin so. */
export interface BucketRight {
  role: Role;
  prefix?: string;
}

interface Rights {
  roles: readonly Role[];
  /** Roles in one bucket alone, granted in the bucket's own policy: https://cloud.google.com/storage/docs/access-control/iam */
  buckets?: Readonly<Partial<Record<BucketKind, BucketRight>>>;
  /** Single permissions, granted by a role of the project that is named after the account. */
  permissions?: readonly string[];
}

/** What each group of functions may do: the one place to change it. */
export const RIGHTS: Readonly<Record<FunctionGroup, Rights>> = {
  reader: { roles: ['roles/datastore.viewer'], buckets: { pictures: { role: 'roles/storage.objectViewer' } } },
  // Whose token an enquiry carries: without this permission an order of a rep is refused for a while instead of losing its rep.
  intake: { roles: ['roles/datastore.user'], permissions: ['firebaseauth.users.get'] },
  api: {
    roles: ['roles/datastore.user', 'roles/firebaseauth.admin'],
    buckets: { files: { role: 'roles/storage.objectAdmin' }, pictures: { role: 'roles/storage.objectAdmin' } },
  },
  // Decodes what strangers send: it reaches no document, no account and no file of an enquiry.
  decoder: {
    roles: ['roles/eventarc.eventReceiver', 'roles/run.invoker'],
    buckets: {
      files: { role: 'roles/storage.objectAdmin', prefix: 'uploads/' },
      pictures: { role: 'roles/storage.objectAdmin' },
    },
  },
  // Alone it reads password hashes and the copies of the accounts. It writes to Firestore that the copy is made.
  backup: {
    roles: ['roles/datastore.user'],
    buckets: { backups: { role: 'roles/storage.objectAdmin' } },
    permissions: ['firebaseauth.configs.get', 'firebaseauth.configs.getHashConfig', 'firebaseauth.users.get'],
  },
  worker: {
    roles: ['roles/datastore.user', 'roles/datastore.backupsViewer', 'roles/eventarc.eventReceiver', 'roles/run.invoker'],
    buckets: { files: { role: 'roles/storage.objectAdmin' }, pictures: { role: 'roles/storage.objectAdmin' } },
  },
};

/** Functions that do not run as the worker. functions/src/index.test.ts compares the table with the deployed options. */
const GROUP_OF: Readonly<Record<string, FunctionGroup>> = {
  api: 'api',
  backUpAccounts: 'backup',
  leads: 'intake',
  makeVariants: 'decoder',
  site: 'reader',
};

/** Whose rights a function has, by its name. */
export const groupOf = (name: string): FunctionGroup => GROUP_OF[name] ?? 'worker';

export const GROUPS = Object.keys(SERVICE_ACCOUNTS) as FunctionGroup[];

/**
 * Everything that the account of a group may do; permissions in Storage with the bucket behind them: `storage.objects.get files`, or
 * `storage.objects.get files uploads/` for names that begin so.
 */
export const permissionsOf = (group: FunctionGroup): ReadonlySet<string> => {
  const { roles, buckets = {}, permissions = [] } = RIGHTS[group];
  const inBuckets = BUCKET_KINDS.flatMap((kind) => {
    const right = buckets[kind];
    if (right === undefined) return [];
    const where = right.prefix === undefined ? kind : `${kind} ${right.prefix}`;
    return ROLE_PERMISSIONS[right.role].map((permission) => `${permission} ${where}`);
  });
  return new Set<string>([...roles.flatMap((role) => ROLE_PERMISSIONS[role]), ...inBuckets, ...permissions]);
};

/**
 * Whether an account with these permissions may do something; in Storage to the object of this name. A condition on names grants no list:
 * what is listed is the bucket (https://cloud.google.com/storage/docs/access-control/iam#conditions).
 */
export const isAllowed = (permissions: ReadonlySet<string>, permission: string, object = ''): boolean =>
  permissions.has(permission) ||
  (!permission.startsWith('storage.objects.list ') &&
    [...permissions].some((one) => one.startsWith(`${permission} `) && object.startsWith(one.slice(permission.length + 1))));

/** Id of the project's own role of a group. Ids of roles have no hyphens. */
export const ownRoleId = (group: FunctionGroup): string => SERVICE_ACCOUNTS[group].replaceAll('-', '_');

/** Names of the roles of a group, as a project's policy holds them. */
export const rolesOf = (project: string, group: FunctionGroup): string[] => [
  ...RIGHTS[group].roles,
  ...(RIGHTS[group].permissions === undefined ? [] : [`projects/${project}/roles/${ownRoleId(group)}`]),
];
