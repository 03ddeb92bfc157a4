import * as v from 'valibot';
import { newSiteKeys, SITE_KEYS, siteKeysSchema } from '../../functions/src/platform/site-keys';
import { UserError } from '../user-error';
import { blocked, type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { expectOk, type GoogleApi, isAbsent, read } from './google-api';
import { OWNER_SETTINGS, settingProblem, SETTINGS, type OwnerSetting } from './settings';

const SECRETS = 'https://secretmanager.googleapis.com/v1/projects';

const secret = v.object({ payload: v.object({ data: v.string() }) });

/** Connects to the mail server. Returns the reason if it cannot. */
async function smtpProblem({ settings }: DeployContext, url: string): Promise<string | undefined> {
  return settings.trySmtp(url).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

async function askFor({ settings }: DeployContext, name: OwnerSetting): Promise<string> {
  const value = await settings.ask(name);
  const { question, example } = OWNER_SETTINGS[name];
  if (value === undefined) throw new UserError(`${question}: set the environment variable ${name}, e.g. ${name}=${example}`);
  const problem = settingProblem(name, value);
  if (problem) throw new UserError(problem);
  return value;
}

async function checkSmtp(context: DeployContext): Promise<Finding> {
  const { api, project } = context;
  const answer = await api.get(`${SECRETS}/${project}/secrets/SMTP_URL/versions/latest:access`);
  if (!isAbsent(answer)) {
    const { payload } = read(secret, answer, 'The secret SMTP_URL could not be read');
    const problem = await smtpProblem(context, Buffer.from(payload.data, 'base64').toString());
    if (problem === undefined) return ready('the mail server accepts the login');
    return blocked(
      `The mail server refuses the stored login (${problem}): correct it with "npx firebase functions:secrets:set SMTP_URL --project ${project}".`,
    );
  }
  return missing('ask for the SMTP server, try it, store it in Secret Manager', async () => {
    const value = await askFor(context, 'SMTP_URL');
    const problem = await smtpProblem(context, value);
    if (problem !== undefined)
      throw new UserError(`The mail server refuses this login (${problem}): correct it and run this again.`);
    await storeSecret(api, project, 'SMTP_URL', value);
  });
}

/** Keys that nobody needs to know: made once, and never changed by a deployment. */
async function checkKeys({ api, project }: DeployContext): Promise<Finding> {
  const answer = await api.get(`${SECRETS}/${project}/secrets/${SITE_KEYS}/versions/latest:access`);
  if (isAbsent(answer)) {
    return missing('make the keys of status links and notifications, in Secret Manager', async () => {
      await storeSecret(api, project, SITE_KEYS, JSON.stringify(newSiteKeys()));
    });
  }
  const { payload } = read(secret, answer, `The secret ${SITE_KEYS} could not be read`);
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), siteKeysSchema), Buffer.from(payload.data, 'base64').toString());
  if (stored.success) return ready();
  return blocked(
    `The keys of the site are damaged: enable an earlier version of the secret ${SITE_KEYS}, at https://console.cloud.google.com/security/secret-manager?project=${project}.`,
  );
}

async function storeSecret(api: GoogleApi, project: string, name: string, value: string): Promise<void> {
  const url = `${SECRETS}/${project}/secrets`;
  const exists = !isAbsent(await api.get(`${url}/${name}`));
  if (!exists)
    await expectOk('The secret could not be created', api.post(`${url}?secretId=${name}`, { replication: { automatic: {} } }));
  const data = Buffer.from(value).toString('base64');
  await expectOk('The secret could not be stored', api.post(`${url}/${name}:addVersion`, { payload: { data } }));
}

function checkStaffMail(context: DeployContext): Promise<Finding> {
  const known = context.settings.get('STAFF_MAIL');
  const problem = known === undefined ? undefined : settingProblem('STAFF_MAIL', known);
  if (problem) return Promise.resolve(blocked(`${problem}: correct STAFF_MAIL in functions/.env.${context.project}.`));
  if (known !== undefined) return Promise.resolve(ready(known));
  return Promise.resolve(
    missing('ask who receives new leads', async () => {
      context.settings.set('STAFF_MAIL', await askFor(context, 'STAFF_MAIL'));
    }),
  );
}

const FUNCTIONS = 'https://cloudfunctions.googleapis.com/v2/projects';
/** A function that has every setting. */
const WITH_SETTINGS = 'api';

const deployed = v.object({
  serviceConfig: v.optional(v.object({ environmentVariables: v.optional(v.record(v.string(), v.string()), {}) })),
});

/**
 * Environment variables of the live functions; null before the first deployment.
 * https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions
 */
export async function readLiveSettings({ api, project, region }: DeployContext): Promise<Record<string, string> | null> {
  const answer = await api.get(`${FUNCTIONS}/${project}/locations/${region}/functions/${WITH_SETTINGS}`);
  if (isAbsent(answer)) return null;
  const { serviceConfig } = read(deployed, answer, 'The settings of the live functions could not be read');
  return serviceConfig?.environmentVariables ?? {};
}

/**
 * Stops where this checkout lacks a setting of the live functions: a deployment from elsewhere would switch it off, App Check
 * and the recipients of leads included.
 */
async function checkLiveSettings(context: DeployContext): Promise<Finding> {
  const { project, settings } = context;
  const live = await readLiveSettings(context);
  if (live === null) return ready('nothing is live yet');
  const absent = SETTINGS.filter((name) => (live[name] ?? '') !== '' && settings.get(name) === undefined);
  if (absent.length === 0) return ready();
  const lines = absent.map((name) => `${name}=${live[name]}`).join(', ');
  return blocked(
    `The live functions have settings that functions/.env.${project} lacks: write them there and commit the file (${lines}), or write them there with nothing behind "=" to switch them off.`,
  );
}

export const settingChecks: readonly Precondition[] = [
  { name: 'Mail server', check: checkSmtp },
  { name: 'Keys', check: checkKeys },
  { name: 'Settings', check: checkLiveSettings },
  { name: 'Recipients of leads', check: checkStaffMail },
];
