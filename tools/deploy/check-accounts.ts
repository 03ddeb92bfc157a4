import * as v from 'valibot';
import { SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts';
import { type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { expectOk, type GoogleApi, isAbsent, read } from './google-api';

const IAM = 'https://iam.googleapis.com/v1/projects';
const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v1/projects';

interface Grant {
  member: string;
  role: string;
}

const policySchema = v.looseObject({
  etag: v.optional(v.string()),
  bindings: v.optional(v.array(v.looseObject({ role: v.string(), members: v.optional(v.array(v.string()), []) })), []),
});

const emailOf = (project: string, id: string) => `${id}@${project}.iam.gserviceaccount.com`;

async function checkServiceAccounts({ api, project }: DeployContext): Promise<Finding> {
  const absent: string[] = [];
  for (const { id } of Object.values(SERVICE_ACCOUNTS)) {
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

async function projectNumber(api: GoogleApi, project: string): Promise<string> {
  const found = await api.get(`${PROJECTS}/${project}`);
  return read(v.object({ projectNumber: v.string() }), found, 'The project could not be read').projectNumber;
}

/** Roles of our accounts, and of the account that builds functions: new projects no longer grant it by themselves. */
async function neededGrants({ api, project }: DeployContext): Promise<Grant[]> {
  const own = Object.values(SERVICE_ACCOUNTS).flatMap(({ id, roles }) =>
    roles.map((role) => ({ member: `serviceAccount:${emailOf(project, id)}`, role })),
  );
  const builder = `serviceAccount:${await projectNumber(api, project)}-compute@developer.gserviceaccount.com`;
  return [...own, { member: builder, role: 'roles/cloudbuild.builds.builder' }];
}

const readPolicy = async ({ api, project }: DeployContext) =>
  read(policySchema, await api.post(`${PROJECTS}/${project}:getIamPolicy`, {}), 'The roles could not be read');

const absentIn = ({ bindings }: v.InferOutput<typeof policySchema>, needed: readonly Grant[]): Grant[] =>
  needed.filter(({ member, role }) => !bindings.some((one) => one.role === role && one.members.includes(member)));

/** Adds those grants to the project's policy that it lacks. */
export async function grantRoles(context: DeployContext, needed: readonly Grant[]): Promise<void> {
  const policy = await readPolicy(context);
  const added = absentIn(policy, needed).map(({ member, role }) => ({ role, members: [member] }));
  if (added.length === 0) return;
  // The etag refuses a policy that somebody else changed meanwhile.
  const body = { policy: { ...policy, bindings: [...policy.bindings, ...added] } };
  const url = `${PROJECTS}/${context.project}:setIamPolicy`;
  await expectOk('The roles could not be granted', context.api.post(url, body));
}

/** Storage rules look into the team and into profiles. firebase-tools grants this too, but only warns if it cannot. */
export const storageRulesGrant = async ({ api, project }: DeployContext): Promise<Grant> => ({
  member: `serviceAccount:service-${await projectNumber(api, project)}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
  role: 'roles/firebaserules.firestoreServiceAgent',
});

async function checkRoles(context: DeployContext): Promise<Finding> {
  const needed = await neededGrants(context);
  const absent = absentIn(await readPolicy(context), needed);
  if (absent.length === 0) return ready(`${needed.length} roles`);
  const names = absent.map(
    ({ member, role }) => `${member.replace(/^serviceAccount:|@.*$/g, '')}: ${role.slice('roles/'.length)}`,
  );
  return missing(`grant ${names.join(', ')}`, () => grantRoles(context, needed));
}

export const accountChecks: readonly Precondition[] = [
  { name: 'Service accounts', check: checkServiceAccounts },
  { name: 'Roles', check: checkRoles },
];
