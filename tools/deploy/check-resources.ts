import { BACKUP_DAYS, SOFT_DELETE_DAYS } from '@catalogue/contract/retention';
import { LIMITS } from '@catalogue/contract/limits';
import { backupsBucketName, copiesBucketName, picturesBucketName } from '../../functions/src/platform/storage';
import * as v from 'valibot';
import { blocked, type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { type Answer, expectOk, isAbsent, read } from './google-api';
import { waitForOperation } from './wait-for-operation';
import { webAppId } from './web-app';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const STORAGE = 'https://firebasestorage.googleapis.com/v1alpha/projects';
const OBJECTS = 'https://storage.googleapis.com/storage/v1/b';
const IDENTITY = 'https://identitytoolkit.googleapis.com';
const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1/projects';

const SOFT_DELETE_SECONDS = SOFT_DELETE_DAYS * 24 * 3_600;
/** Daily backups of Firestore are kept for this long. */
const BACKUP_RETENTION = `${BACKUP_DAYS * 24 * 3_600}s`;

const database = v.object({
  locationId: v.string(),
  type: v.string(),
  pointInTimeRecoveryEnablement: v.optional(v.string(), ''),
});

async function checkDatabase({ api, project, region, wait }: DeployContext): Promise<Finding> {
  const url = `${FIRESTORE}/projects/${project}/databases`;
  const answer = await api.get(`${url}/(default)`);
  if (isAbsent(answer)) {
    return missing(`create the Firestore database in ${region}`, async () => {
      const body = {
        type: 'FIRESTORE_NATIVE',
        locationId: region,
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      };
      const started = await expectOk('Firestore could not be created', api.post(`${url}?databaseId=(default)`, body));
      await waitForOperation(api, wait, FIRESTORE, started);
    });
  }
  const { type, locationId, pointInTimeRecoveryEnablement } = read(database, answer, 'Firestore could not be read');
  if (type !== 'FIRESTORE_NATIVE')
    return blocked('The database runs in Datastore mode, which this product cannot use: choose another project.');
  if (locationId !== region)
    return blocked(
      `Firestore is in ${locationId} and functions are set to ${region}: change the region in functions/src/platform/options.ts and firebase.json to ${locationId}.`,
    );
  if (pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED') return ready(locationId);
  return missing('enable point-in-time recovery of Firestore (7 days)', async () => {
    const mask = '?updateMask=pointInTimeRecoveryEnablement';
    const body = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' };
    await expectOk('Point-in-time recovery could not be enabled', api.patch(`${url}/(default)${mask}`, body));
  });
}

const schedules = v.object({ backupSchedules: v.optional(v.array(v.looseObject({})), []) });

async function checkBackups({ api, project }: DeployContext): Promise<Finding> {
  const url = `${FIRESTORE}/projects/${project}/databases/(default)/backupSchedules`;
  const answer = await api.get(url);
  const count = isAbsent(answer) ? 0 : read(schedules, answer, 'Backups could not be read').backupSchedules.length;
  if (count > 0) return ready();
  return missing(`schedule daily backups of Firestore, kept for ${BACKUP_DAYS} days`, async () => {
    await expectOk('Backups could not be scheduled', api.post(url, { retention: BACKUP_RETENTION, dailyRecurrence: {} }));
  });
}

const defaultBucket = v.object({ bucket: v.object({ name: v.string() }) });
const bucketPolicy = v.object({
  iamConfiguration: v.optional(
    v.object({ uniformBucketLevelAccess: v.optional(v.object({ enabled: v.optional(v.boolean(), false) })) }),
  ),
  softDeletePolicy: v.optional(v.object({ retentionDurationSeconds: v.optional(v.union([v.string(), v.number()]), 0) })),
});

async function checkBucket({ api, project, region }: DeployContext): Promise<Finding> {
  const url = `${STORAGE}/${project}/defaultBucket`;
  const answer = await api.get(url);
  const protect = async (found: Answer) => {
    const name = read(defaultBucket, found, 'The bucket could not be read').bucket.name.split('/').at(-1) ?? '';
    return { name, policy: read(bucketPolicy, await api.get(`${OBJECTS}/${name}`), 'The bucket could not be read') };
  };
  // Rights that depend on an object's name need uniform access: https://cloud.google.com/storage/docs/uniform-bucket-level-access
  const setPolicy = (name: string) =>
    expectOk(
      'Soft delete and uniform access could not be set',
      api.patch(`${OBJECTS}/${name}`, {
        softDeletePolicy: { retentionDurationSeconds: SOFT_DELETE_SECONDS },
        iamConfiguration: { uniformBucketLevelAccess: { enabled: true } },
      }),
    );
  if (isAbsent(answer)) {
    return missing(
      `create the default Storage bucket in ${region}, deleted files kept for ${SOFT_DELETE_DAYS} days`,
      async () => {
        await expectOk('The bucket could not be created', api.post(url, { location: region }));
        await setPolicy((await protect(await api.get(url))).name);
      },
    );
  }
  const { name, policy } = await protect(answer);
  const isUniform = policy.iamConfiguration?.uniformBucketLevelAccess?.enabled === true;
  if (isUniform && Number(policy.softDeletePolicy?.retentionDurationSeconds ?? 0) >= SOFT_DELETE_SECONDS) return ready(name);
  return missing(`keep deleted files of the bucket for ${SOFT_DELETE_DAYS} days, and uniform access`, async () => {
    await setPolicy(name);
  });
}

/** A bucket of its own, which nothing but our accounts reaches. */
const ownBucket =
  (nameIn: (project: string) => string): Precondition['check'] =>
  async ({ api, project, region }) => {
    const name = nameIn(project);
    if (!isAbsent(await api.get(`${OBJECTS}/${name}`))) return ready(name);
    return missing(`create the bucket ${name} in ${region}, deleted files kept for ${SOFT_DELETE_DAYS} days`, async () => {
      const iamConfiguration = { uniformBucketLevelAccess: { enabled: true }, publicAccessPrevention: 'enforced' };
      const softDeletePolicy = { retentionDurationSeconds: SOFT_DELETE_SECONDS };
      const body = { name, location: region, iamConfiguration, softDeletePolicy };
      await expectOk(`The bucket ${name} could not be created`, api.post(`${OBJECTS}?project=${project}`, body));
    });
  };

const authConfig = v.object({
  signIn: v.optional(v.object({ email: v.optional(v.object({ enabled: v.optional(v.boolean(), false) })) })),
  authorizedDomains: v.optional(v.array(v.string()), []),
  emailPrivacyConfig: v.optional(v.object({ enableImprovedEmailPrivacy: v.optional(v.boolean(), false) })),
  client: v.optional(v.object({ permissions: v.optional(v.object({ disabledUserSignup: v.optional(v.boolean(), false) })) })),
  passwordPolicyConfig: v.optional(
    v.object({
      passwordPolicyEnforcementState: v.optional(v.string(), ''),
      passwordPolicyVersions: v.optional(
        v.array(v.object({ customStrengthOptions: v.optional(v.object({ minPasswordLength: v.optional(v.number(), 0) })) })),
        [],
      ),
    }),
  ),
});
type AuthConfig = v.InferOutput<typeof authConfig>;

/**
 * Settings that the emulator lacks: Auth refuses short passwords, never says whether an address has an account, and creates no
 * account past the API, which checks more. Fields of the Identity Toolkit API's `Config`:
 * https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config
 */
const PROTECTION = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserSignup: true } },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: LIMITS.password.min } }],
  },
};
const PROTECTION_MASK = 'emailPrivacyConfig,client.permissions.disabledUserSignup,passwordPolicyConfig';

const isProtected = ({ emailPrivacyConfig, client, passwordPolicyConfig }: AuthConfig): boolean =>
  emailPrivacyConfig?.enableImprovedEmailPrivacy === true &&
  client?.permissions?.disabledUserSignup === true &&
  passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE' &&
  passwordPolicyConfig.passwordPolicyVersions.some(
    ({ customStrengthOptions }) => (customStrengthOptions?.minPasswordLength ?? 0) >= LIMITS.password.min,
  );

async function checkAuth({ api, project, origin }: DeployContext): Promise<Finding> {
  const url = `${IDENTITY}/admin/v2/projects/${project}/config`;
  const host = new URL(origin).hostname;
  const enable = (domains: string[]) =>
    expectOk(
      'Authentication could not be set up',
      api.patch(`${url}?updateMask=signIn.email,authorizedDomains,${PROTECTION_MASK}`, {
        ...PROTECTION,
        signIn: { email: { enabled: true, passwordRequired: true } },
        authorizedDomains: [...new Set([...domains, host])],
      }),
    );
  const answer = await api.get(url);
  if (isAbsent(answer)) {
    return missing('set up Authentication with e-mail and password', async () => {
      // An attempt before this one may have got so far, and Google refuses a second initialization.
      if (isAbsent(await api.get(url)))
        await expectOk(
          'Authentication could not be set up',
          api.post(`${IDENTITY}/v2/projects/${project}/identityPlatform:initializeAuth`, {}),
        );
      await enable([`${project}.firebaseapp.com`, `${project}.web.app`]);
    });
  }
  const config = read(authConfig, answer, 'Authentication could not be read');
  if (config.signIn?.email?.enabled !== true) {
    return missing('enable login with e-mail and password', async () => {
      await enable(config.authorizedDomains);
    });
  }
  if (!isProtected(config)) {
    return missing('set the password policy, protection against enumeration and no sign-up past the API', async () => {
      await enable(config.authorizedDomains);
    });
  }
  if (config.authorizedDomains.includes(host)) return ready();
  return missing(`allow logins on ${host}`, async () => {
    await enable(config.authorizedDomains);
  });
}

async function checkSite({ api, project, site }: DeployContext): Promise<Finding> {
  const answer = await api.get(`${HOSTING}/${project}/sites/${site}`);
  if (!isAbsent(answer)) {
    await expectOk('The Hosting site could not be read', Promise.resolve(answer));
    return ready(site);
  }
  return missing(`create the Hosting site ${site}`, async () => {
    const created = await api.post(`${HOSTING}/${project}/sites?siteId=${site}`, {});
    await expectOk(`The site name ${site} could not be taken (choose another with --site)`, Promise.resolve(created));
  });
}

const domains = v.object({
  customDomains: v.optional(v.array(v.object({ name: v.string(), hostState: v.optional(v.string(), '') })), []),
});

/** A domain of one's own must be connected by a person: its DNS records are theirs. */
async function checkDomain({ api, project, site, origin }: DeployContext): Promise<Finding> {
  const host = new URL(origin).hostname;
  if (host === `${site}.web.app`) return ready(host);
  const answer = await api.get(`${HOSTING}/${project}/sites/${site}/customDomains`);
  const known = isAbsent(answer) ? [] : read(domains, answer, 'The domains could not be read').customDomains;
  const domain = known.find(({ name }) => name.endsWith(`/${host}`));
  if (domain?.hostState === 'HOST_ACTIVE') return ready(host);
  const page = `https://console.firebase.google.com/project/${project}/hosting/sites/${site}`;
  return blocked(
    domain
      ? `The domain ${host} is not active yet: set the DNS records that ${page} shows, or deploy with origin: null in functions/contract/site.ts until it is.`
      : `The domain ${host} is not connected: add it at ${page}, or set origin: null in functions/contract/site.ts.`,
  );
}

async function checkWebApp(context: DeployContext): Promise<Finding> {
  const { cli } = context;
  if ((await webAppId(context)) !== undefined) return ready();
  return missing('create the web app', async () => {
    const created = await cli('apps:create', 'WEB', 'site', '--json');
    if (created.code !== 0) throw new Error(`The web app could not be created: ${created.stdout}`);
  });
}

export const resourceChecks: readonly Precondition[] = [
  { name: 'Firestore', check: checkDatabase },
  { name: 'Backups', check: checkBackups },
  { name: 'Storage bucket', check: checkBucket },
  // Variants of pictures: an object there starts no function, and the function that serves them has no right to files of enquiries.
  { name: 'Pictures bucket', check: ownBucket(picturesBucketName) },
  // Copies of the accounts: functions that handle strangers' files have no right in it.
  { name: 'Backups bucket', check: ownBucket(backupsBucketName) },
  { name: 'Copies bucket', check: ownBucket(copiesBucketName) },
  { name: 'Authentication', check: checkAuth },
  { name: 'Hosting site', isForPreview: true, check: checkSite },
  { name: 'Domain', check: checkDomain },
  { name: 'Web app', isForPreview: true, check: checkWebApp },
];
