import * as v from 'valibot';
import { SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts';
import { type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { expectOk, isAbsent, read } from './google-api';

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

/** Roles of our accounts, and of the account that builds functions: new projects no longer grant it by themselves. */
async function neededGrants({ api, project }: DeployContext): Promise<Grant[]> {
  const found = await api.get(`${PROJECTS}/${project}`);
  const { projectNumber } = read(v.object({ projectNumber: v.string() }), found, 'The project could not be read');
  const own = Object.values(SERVICE_ACCOUNTS).flatMap(({ id, roles }) =>
    roles.map((role) => ({ member: `serviceAccount:${emailOf(project, id)}`, role })),
  );
  const builder = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;
  return [...own, { member: builder, role: 'roles/cloudbuild.builds.builder' }];
}

async function checkRoles(context: DeployContext): Promise<Finding> {
  const { api, project } = context;
  const readPolicy = async () =>
    read(policySchema, await api.post(`${PROJECTS}/${project}:getIamPolicy`, {}), 'The roles could not be read');
  const needed = await neededGrants(context);
  const absentIn = ({ bindings }: v.InferOutput<typeof policySchema>) =>
    needed.filter(({ member, role }) => !bindings.some((one) => one.role === role && one.members.includes(member)));

  const absent = absentIn(await readPolicy());
  if (absent.length === 0) return ready(`${needed.length} roles`);
  const names = absent.map(
    ({ member, role }) => `${member.replace(/^serviceAccount:|@.*$/g, '')}: ${role.slice('roles/'.length)}`,
  );
  return missing(`grant ${names.join(', ')}`, async () => {
    // Read again: the etag refuses a policy that somebody else changed meanwhile.
    const policy = await readPolicy();
    const added = absentIn(policy).map(({ member, role }) => ({ role, members: [member] }));
    const body = { policy: { ...policy, bindings: [...policy.bindings, ...added] } };
    await expectOk('The roles could not be granted', api.post(`${PROJECTS}/${project}:setIamPolicy`, body));
  });
}

export const accountChecks: readonly Precondition[] = [
  { name: 'Service accounts', check: checkServiceAccounts },
  { name: 'Roles', check: checkRoles },
];
