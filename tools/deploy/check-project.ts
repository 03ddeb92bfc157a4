import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root';
import { UserError } from '../user-error';
import { blocked, type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { expectOk, isAbsent, isApiDisabled, isOk, read } from './google-api';
import { waitForOperation } from './wait-for-operation';

const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v1/projects';
const FIREBASE = 'https://firebase.googleapis.com/v1beta1/projects';
const BILLING = 'https://cloudbilling.googleapis.com/v1/projects';
const SERVICES = 'https://serviceusage.googleapis.com/v1';

/** `cloudresourcemanager`, `iamcredentials` and `sts` are for deployments from GitHub: a service account calls them in its own project. */
export const REQUIRED_APIS = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'pubsub',
  'run',
  'secretmanager',
  'serviceusage',
  'storage',
  'storagetransfer',
  'sts',
].map((name) => `${name}.googleapis.com`);

const consoleUrl = (project: string, page: string) => `https://console.firebase.google.com/project/${project}/${page}`;

/** A service account makes every call in its own project, this first one included. */
const ENABLE = 'gcloud services enable cloudresourcemanager.googleapis.com';

/** The account may see the project. */
async function checkProject({ api, project }: DeployContext): Promise<Finding> {
  const answer = await api.get(`${PROJECTS}/${project}`);
  if (answer.status === 401) return blocked('The login has expired: run "npx firebase login --reauth", then run this again.');
  if (isOk(answer)) return ready();
  if (isApiDisabled(answer)) return blocked(`The project cannot be looked up: run "${ENABLE} --project ${project}".`);
  return blocked(
    `This account may see no project "${project}": check the name at https://console.firebase.google.com, or create the project there.`,
  );
}

async function checkBilling({ api, project }: DeployContext): Promise<Finding> {
  const answer = await api.get(`${BILLING}/${project}/billingInfo`);
  const { billingEnabled } = isAbsent(answer)
    ? { billingEnabled: false }
    : read(v.object({ billingEnabled: v.optional(v.boolean(), false) }), answer, 'The plan could not be read');
  if (billingEnabled) return ready('Blaze; budget alerts are not looked up, see "Set a budget alert" in docs/deploy.md');
  return blocked(`Functions need the Blaze plan: choose it at ${consoleUrl(project, 'usage/details')}, then run this again.`);
}

async function checkFirebase({ api, project, wait }: DeployContext): Promise<Finding> {
  const answer = await api.get(`${FIREBASE}/${project}`);
  if (isOk(answer)) return ready();
  if (!isAbsent(answer)) await expectOk('Firebase could not be read', Promise.resolve(answer));
  return missing('add Firebase to the Google Cloud project', async () => {
    const started = await expectOk('Firebase could not be added', api.post(`${FIREBASE}/${project}:addFirebase`, {}));
    await waitForOperation(api, wait, 'https://firebase.googleapis.com/v1beta1', started);
  });
}

/** Google enables this many services in one call: https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const ENABLED_AT_ONCE = 20;

const services = v.object({ services: v.optional(v.array(v.object({ name: v.string(), state: v.string() })), []) });

async function checkApis({ api, project, wait }: DeployContext): Promise<Finding> {
  const names = REQUIRED_APIS.map((name) => `names=projects/${project}/services/${name}`).join('&');
  const answer = await api.get(`${SERVICES}/projects/${project}/services:batchGet?${names}`);
  const enabled = read(services, answer, 'The APIs could not be read').services.filter(({ state }) => state === 'ENABLED');
  const absent = REQUIRED_APIS.filter((name) => !enabled.some((service) => service.name.endsWith(`/${name}`)));
  if (absent.length === 0) return ready(`${REQUIRED_APIS.length} APIs`);
  return missing(`enable ${absent.join(', ')}`, async () => {
    const url = `${SERVICES}/projects/${project}/services:batchEnable`;
    for (let start = 0; start < absent.length; start += ENABLED_AT_ONCE) {
      const body = { serviceIds: absent.slice(start, start + ENABLED_AT_ONCE) };
      await waitForOperation(api, wait, SERVICES, await expectOk('APIs could not be enabled', api.post(url, body)));
    }
  });
}

/** Regions of Hosting's rewrites; each must be the one where functions run. */
function checkRegion({ region }: DeployContext): Promise<Finding> {
  const config = readFileSync(join(ROOT, 'firebase.json'), 'utf8');
  const other = [...config.matchAll(/"region":\s*"([^"]+)"/g)].map(([, name]) => name).find((name) => name !== region);
  const message = `firebase.json names the region ${other} and functions/src/platform/options.ts names ${region}: make them equal.`;
  return Promise.resolve(other === undefined ? ready(region) : blocked(message));
}

/** A project id as Google accepts it. @throws UserError */
export function assertProjectId(project: string): void {
  if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) return;
  throw new UserError(
    `"${project}" is no project id: Google shows it at https://console.firebase.google.com, e.g. gifts-4f2a1.`,
  );
}

export const projectChecks: readonly Precondition[] = [
  { name: 'Project', isGate: true, isForPreview: true, check: checkProject },
  { name: 'Plan', isGate: true, check: checkBilling },
  { name: 'Region', check: checkRegion },
  { name: 'Firebase', check: checkFirebase },
  { name: 'APIs', check: checkApis },
];
