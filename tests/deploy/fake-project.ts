import { SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts';
import { type BucketKind, GROUPS, ownRoleId, RIGHTS, rolesOf } from '../../tools/deploy/rights';
import { REQUIRED_APIS } from '../../tools/deploy/check-project';

const PROTECTED = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserSignup: true } },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
  },
};

/** State of a Google Cloud project, as far as a deployment reads and changes it. */
export interface FakeProject {
  exists: boolean;
  isLoggedIn: boolean;
  billing: boolean;
  /** Open accounts of the logged-in user. */
  billingAccounts: string[];
  labels: Record<string, string>;
  firebase: boolean;
  apis: string[];
  /** Quota of Cloud Run in the region. */
  processors: number;
  appCheck: { enforced: string[]; siteKey: string };
  database: { locationId: string; type: string; pointInTimeRecoveryEnablement: string } | null;
  backups: number;
  bucket: { softDeleteSeconds: number; isUniform: boolean } | null;
  /** `protection`: what is set beside them, as Google answers it. */
  auth: { email: boolean; domains: string[]; protection: object } | null;
  sites: string[];
  /** Custom domains with their state. */
  domains: Record<string, string>;
  /** Ids of the web apps. */
  webApps: string[];
  serviceAccounts: string[];
  /** Permissions of the project's own roles. */
  ownRoles: Record<string, string[]>;
  bindings: { role: string; members: string[]; condition?: { expression: string } }[];
  /** Policies of the buckets; null: the bucket does not exist. */
  bucketBindings: Record<BucketKind | 'copies', FakeProject['bindings'] | null>;
  /** Whether originals are copied every day. */
  copies: boolean;
  secrets: Record<string, string>;
  settings: Record<string, string>;
  /** Variables of the live functions; null before the first deployment. */
  variables: Record<string, string> | null;
  /** Polls until indexes are built. */
  indexPolls: number;
  versions: { id: string; commit: string }[];
  team: number;
  invite: unknown;
  /** Whether functions run that nobody may call, because the deployment failed after they were made. */
  areFunctionsPrivate: boolean;
  /** Calls of firebase-tools that fail, for so many times. */
  cliFailures: { target: string; times: number; output: string }[];
  /** Calls to Google that are refused, by a part of the URL. */
  refused: { url: string; status: number; times: number; message: string; reason?: string }[];
  /** Paths of the live site that answer 500. */
  deadPaths: string[];
  /** Headers of the live site's answers, by path. */
  pageHeaders: Record<string, Record<string, string>>;
}

const PROJECT = 'gifts-4f2a1';
export const NUMBER = '777000777';

/** What Storage rules need to read Firestore. */
export const STORAGE_RULES_GRANT = {
  role: 'roles/firebaserules.firestoreServiceAgent',
  members: [`serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`],
};

const grants = GROUPS.flatMap((group) =>
  rolesOf(PROJECT, group).map((role) => ({
    role,
    members: [`serviceAccount:${SERVICE_ACCOUNTS[group]}@${PROJECT}.iam.gserviceaccount.com`],
  })),
);

const ownRoles: FakeProject['ownRoles'] = Object.fromEntries(
  GROUPS.flatMap((group) =>
    RIGHTS[group].permissions === undefined ? [] : [[ownRoleId(group), [...RIGHTS[group].permissions]]],
  ),
);

const bucketGrants = (kind: BucketKind): FakeProject['bindings'] =>
  GROUPS.flatMap((group) => {
    const right = RIGHTS[group].buckets?.[kind];
    if (right === undefined) return [];
    const { role, prefix } = right;
    const members = [`serviceAccount:${SERVICE_ACCOUNTS[group]}@${PROJECT}.iam.gserviceaccount.com`];
    const expression = `resource.name.startsWith("projects/_/buckets/b/objects/${prefix}")`;
    return [prefix === undefined ? { role, members } : { role, members, condition: { expression } }];
  });

/** As a deployment makes them. */
export const KEYS = JSON.stringify({
  signing: 'k'.repeat(43),
  webPush: { publicKey: 'p'.repeat(87), privateKey: 's'.repeat(43) },
});

/** A project in which everything has been set up. */
export const DEFAULT_STATE: FakeProject = {
  exists: true,
  isLoggedIn: true,
  billing: true,
  billingAccounts: ['billingAccounts/0A-1B-2C'],
  labels: {},
  firebase: true,
  apis: REQUIRED_APIS,
  processors: 20,
  appCheck: { enforced: [], siteKey: '' },
  database: {
    locationId: 'asia-south1',
    type: 'FIRESTORE_NATIVE',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  backups: 1,
  bucket: { softDeleteSeconds: 2_592_000, isUniform: true },
  auth: { email: true, domains: [`${PROJECT}.firebaseapp.com`, `${PROJECT}.web.app`], protection: PROTECTED },
  sites: [PROJECT],
  domains: {},
  webApps: ['1:2:web:3'],
  serviceAccounts: Object.values(SERVICE_ACCOUNTS),
  ownRoles,
  bindings: [
    ...grants,
    STORAGE_RULES_GRANT,
    { role: 'roles/cloudbuild.builds.builder', members: [`serviceAccount:${NUMBER}-compute@developer.gserviceaccount.com`] },
  ],
  bucketBindings: {
    files: bucketGrants('files'),
    pictures: bucketGrants('pictures'),
    backups: bucketGrants('backups'),
    copies: [],
  },
  copies: true,
  secrets: { SMTP_URL: 'smtps://user:password@smtp.example.com', SITE_KEYS: KEYS },
  settings: { STAFF_MAIL: 'sales@example.com' },
  variables: { STAFF_MAIL: 'sales@example.com' },
  indexPolls: 0,
  versions: [{ id: 'version-1', commit: 'aaa1111' }],
  team: 1,
  invite: null,
  areFunctionsPrivate: false,
  cliFailures: [],
  refused: [],
  deadPaths: [],
  pageHeaders: {
    '/catalogue.json': { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    '/AboutPage': { 'cache-control': 'public, max-age=0, s-maxage=120' },
    '/__/auth/action': { 'content-security-policy': "script-src 'nonce-1'" },
  },
};

/** A project that was just created at Google, with nothing but a billing account. */
export const emptyProject = (): FakeProject => ({
  ...structuredClone(DEFAULT_STATE),
  firebase: false,
  apis: [],
  database: null,
  backups: 0,
  bucket: null,
  auth: null,
  sites: [],
  webApps: [],
  serviceAccounts: [],
  ownRoles: {},
  bindings: [],
  bucketBindings: { files: [], pictures: null, backups: null, copies: null },
  copies: false,
  secrets: {},
  settings: {},
  variables: null,
  indexPolls: 2,
  versions: [],
  team: 0,
});
