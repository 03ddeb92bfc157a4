import { backupsBucketName, picturesBucketName } from '../../functions/src/platform/storage';
import * as v from 'valibot';
import { SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts';
import { type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { BUCKET_KINDS, type BucketKind, GROUPS, ownRoleId, RIGHTS, rolesOf } from './rights';
import { expectOk, type GoogleApi, isAbsent, read } from './google-api';

const IAM = 'https://iam.googleapis.com/v1/projects';
const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v1/projects';

interface Grant {
  member: string;
  role: string;
  /** In Google's own language: https://cloud.google.com/iam/docs/conditions-overview */
  condition?: { title: string; expression: string };
}

const policySchema = v.looseObject({
  etag: v.optional(v.string()),
  bindings: v.optional(
    v.array(
      v.looseObject({
        role: v.string(),
        members: v.optional(v.array(v.string()), []),
        condition: v.optional(v.looseObject({ expression: v.string() })),
      }),
    ),
    [],
  ),
});

const emailOf = (project: string, id: string) => `${id}@${project}.iam.gserviceaccount.com`;

async function checkServiceAccounts({ api, project }: DeployContext): Promise<Finding> {
  const absent: string[] = [];
  for (const id of Object.values(SERVICE_ACCOUNTS)) {
    const answer = await api.get(`${IAM}/${project}/serviceAccounts/${emailOf(project, id)}`);
    if (isAbsent(answer)) absent.push(id);
    else await expectOk(`The service account ${id} could not be read`, Promise.resolve(answer));
  }
  if (absent.length === 0) return ready(`${Object.keys(SERVICE_ACCOUNTS).length} accounts`);
  return missing(`create the service accounts ${absent.join(', ')}`, async () => {
    for (const accountId of absent) {
      const body = { accountId, serviceAccount: { displayName: `Functions: ${accountId}` } };
      await expectOk(
        `The service account ${accountId} could not be created`,
        api.post(`${IAM}/${project}/serviceAccounts`, body),
      );
    }
  });
}

const roleSchema = v.object({
  includedPermissions: v.optional(v.array(v.string()), []),
  deleted: v.optional(v.boolean(), false),
});

/** Roles of the project itself, for accounts that need less than any role of Google's. */
async function checkOwnRoles({ api, project }: DeployContext): Promise<Finding> {
  const roles = `${IAM}/${project}/roles`;
  const changes: { id: string; make: () => Promise<unknown> }[] = [];
  for (const group of GROUPS) {
    const { permissions } = RIGHTS[group];
    if (permissions === undefined) continue;
    const id = ownRoleId(group);
    const answer = await api.get(`${roles}/${id}`);
    const role = { title: `Functions: ${SERVICE_ACCOUNTS[group]}`, includedPermissions: permissions, stage: 'GA' };
    if (isAbsent(answer)) {
      changes.push({ id, make: () => expectOk(`The role ${id} could not be created`, api.post(roles, { roleId: id, role })) });
      continue;
    }
    const { includedPermissions, deleted } = read(roleSchema, answer, `The role ${id} could not be read`);
    if (!deleted && includedPermissions.join() === permissions.join()) continue;
    changes.push({
      id,
      make: async () => {
        if (deleted) await expectOk(`The role ${id} could not be restored`, api.post(`${roles}/${id}:undelete`, {}));
        await expectOk(`The role ${id} could not be changed`, api.patch(`${roles}/${id}`, role));
      },
    });
  }
  if (changes.length === 0) return ready();
  return missing(`write the roles ${changes.map(({ id }) => id).join(', ')}`, async () => {
    for (const { make } of changes) await make();
  });
}

async function projectNumber(api: GoogleApi, project: string): Promise<string> {
  const found = await api.get(`${PROJECTS}/${project}`);
  return read(v.object({ projectNumber: v.string() }), found, 'The project could not be read').projectNumber;
}

/** Roles of our accounts, and of the account that builds functions: new projects no longer grant it by themselves. */
async function neededGrants({ api, project }: DeployContext): Promise<Grant[]> {
  const own = GROUPS.flatMap((group) =>
    rolesOf(project, group).map((role) => ({ member: `serviceAccount:${emailOf(project, SERVICE_ACCOUNTS[group])}`, role })),
  );
  const builder = `serviceAccount:${await projectNumber(api, project)}-compute@developer.gserviceaccount.com`;
  return [...own, { member: builder, role: 'roles/cloudbuild.builds.builder' }];
}

/** Version of policies with conditional bindings, which somebody may have added: https://cloud.google.com/iam/docs/policies#versions */
const POLICY_VERSION = 3;

async function readPolicy({ api, project }: DeployContext) {
  const body = { options: { requestedPolicyVersion: POLICY_VERSION } };
  return read(policySchema, await api.post(`${PROJECTS}/${project}:getIamPolicy`, body), 'The roles could not be read');
}

const absentIn = ({ bindings }: v.InferOutput<typeof policySchema>, needed: readonly Grant[]): Grant[] =>
  needed.filter(
    ({ member, role, condition }) =>
      !bindings.some(
        (one) => one.role === role && one.members.includes(member) && one.condition?.expression === condition?.expression,
      ),
  );

const bindingOf = ({ member, ...grant }: Grant) => ({ ...grant, members: [member] });

/** Adds those grants to the project's policy that it lacks. */
export async function grantRoles(context: DeployContext, needed: readonly Grant[]): Promise<void> {
  const policy = await readPolicy(context);
  const added = absentIn(policy, needed).map(bindingOf);
  if (added.length === 0) return;
  // The etag refuses a policy that somebody else changed meanwhile.
  const body = { policy: { ...policy, version: POLICY_VERSION, bindings: [...policy.bindings, ...added] } };
  const url = `${PROJECTS}/${context.project}:setIamPolicy`;
  await expectOk('The roles could not be granted', context.api.post(url, body));
}

/** Storage rules look into the team and into profiles. firebase-tools grants this only where it may ask. */
export const storageRulesGrant = async ({ api, project }: DeployContext): Promise<Grant> => ({
  member: `serviceAccount:service-${await projectNumber(api, project)}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
  role: 'roles/firebaserules.firestoreServiceAgent',
});

async function checkRoles(context: DeployContext): Promise<Finding> {
  const needed = await neededGrants(context);
  const absent = absentIn(await readPolicy(context), needed);
  if (absent.length === 0) return ready(`${needed.length} roles`);
  const names = absent.map(
    ({ member, role }) => `${member.replace(/^serviceAccount:|@.*$/g, '')}: ${role.replace(/^.*roles\//, '')}`,
  );
  return missing(`grant ${names.join(', ')}`, () => grantRoles(context, needed));
}

const OBJECTS = 'https://storage.googleapis.com/storage/v1/b';
const defaultBucket = v.object({ bucket: v.object({ name: v.string() }) });

/** Name of the default bucket; null while it does not exist. */
export async function defaultBucketName({ api, project }: DeployContext): Promise<string | null> {
  const answer = await api.get(`https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`);
  if (isAbsent(answer)) return null;
  return read(defaultBucket, answer, 'The bucket could not be read').bucket.name.split('/').at(-1) ?? '';
}

/** The name of each bucket; null while the default one does not exist. */
async function bucketNames(context: DeployContext): Promise<Readonly<Record<BucketKind, string>> | null> {
  const { project } = context;
  const files = await defaultBucketName(context);
  return files === null ? null : { files, pictures: picturesBucketName(project), backups: backupsBucketName(project) };
}

/** What each account needs in a bucket. A condition on names needs uniform access, which check-resources.ts sets. */
const bucketGrants = (project: string, kind: BucketKind, bucket: string): Grant[] =>
  GROUPS.flatMap((group) => {
    const right = RIGHTS[group].buckets?.[kind];
    if (right === undefined) return [];
    const { role, prefix } = right;
    const condition = {
      title: `Only ${prefix}`,
      expression: `resource.name.startsWith("projects/_/buckets/${bucket}/objects/${prefix}")`,
    };
    const member = `serviceAccount:${emailOf(project, SERVICE_ACCOUNTS[group])}`;
    return [prefix === undefined ? { member, role } : { member, role, condition }];
  });

/** Adds those grants to the policy of a bucket that it lacks; `isDryRun` only counts them. */
export async function grantInBucket(
  { api }: Pick<DeployContext, 'api'>,
  bucket: string,
  needed: readonly Grant[],
  isDryRun = false,
): Promise<number> {
  const url = `${OBJECTS}/${bucket}/iam`;
  // https://cloud.google.com/storage/docs/json_api/v1/buckets/getIamPolicy
  const answer = await api.get(`${url}?optionsRequestedPolicyVersion=${POLICY_VERSION}`);
  const policy =
    isAbsent(answer) && isDryRun ? { bindings: [] } : read(policySchema, answer, `The roles of ${bucket} could not be read`);
  const added = absentIn(policy, needed).map(bindingOf);
  if (added.length > 0 && !isDryRun)
    await expectOk(
      `The roles of ${bucket} could not be granted`,
      api.put(url, { ...policy, version: POLICY_VERSION, bindings: [...policy.bindings, ...added] }),
    );
  return added.length;
}

/** Adds our accounts to the policy of each bucket. Google has no roles of a project that stop at one bucket. */
async function checkBucketRoles(context: DeployContext): Promise<Finding> {
  const grantAll = async (names: Readonly<Record<BucketKind, string>>, isDryRun: boolean): Promise<number> => {
    let count = 0;
    for (const kind of BUCKET_KINDS)
      count += await grantInBucket(context, names[kind], bucketGrants(context.project, kind, names[kind]), isDryRun);
    return count;
  };
  const known = await bucketNames(context);
  if (known !== null && (await grantAll(known, true)) === 0) return ready();
  return missing('grant our accounts what they need in each bucket, and nothing in the other', async () => {
    const names = await bucketNames(context);
    if (names === null) throw new Error('The default bucket does not exist');
    await grantAll(names, false);
  });
}

export const accountChecks: readonly Precondition[] = [
  { name: 'Service accounts', check: checkServiceAccounts },
  { name: 'Own roles', check: checkOwnRoles },
  { name: 'Roles', check: checkRoles },
  { name: 'Roles in buckets', check: checkBucketRoles },
];
