import * as v from 'valibot';
import { readLiveSettings } from './check-settings';
import { blocked, type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { expectOk, isAbsent, read } from './google-api';
import { webAppId } from './web-app';

const APP_CHECK = 'https://firebaseappcheck.googleapis.com/v1/projects';
/** Services that browsers call past our functions. https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services */
const SERVICES = { 'firestore.googleapis.com': 'Firestore', 'firebasestorage.googleapis.com': 'Storage' } as const;
const ALL = ['REST', ...Object.values(SERVICES)].join(', ');

const service = v.object({ enforcementMode: v.optional(v.string(), 'OFF') });
const provider = v.object({ siteKey: v.optional(v.string(), '') });

type ServiceName = keyof typeof SERVICES;

async function isEnforced({ api, project }: DeployContext, name: ServiceName): Promise<boolean> {
  const answer = await api.get(`${APP_CHECK}/${project}/services/${name}`);
  return !isAbsent(answer) && read(service, answer, `App Check of ${name} could not be read`).enforcementMode === 'ENFORCED';
}

async function enforcedServices(context: DeployContext): Promise<ServiceName[]> {
  const enforced: ServiceName[] = [];
  for (const name of Object.keys(SERVICES) as ServiceName[]) if (await isEnforced(context, name)) enforced.push(name);
  return enforced;
}

/** Whether the owner asks that calls without a token be refused. */
export const asksToEnforceAppCheck = ({ settings }: Pick<DeployContext, 'settings'>): boolean =>
  settings.get('APP_CHECK_ENFORCED') === 'true';

const consoleOf = (project: string): string => `https://console.firebase.google.com/project/${project}/appcheck`;

/**
 * `APP_CHECK_KEY` lets the site send tokens. `APP_CHECK_ENFORCED` refuses calls without one, and needs a live release that sends them:
 * docs/decisions/026. That a deployment lacks a setting of the live functions is told by check-settings.ts.
 */
async function checkAppCheck(context: DeployContext): Promise<Finding> {
  const { api, project, settings } = context;
  const key = settings.get('APP_CHECK_KEY') ?? '';
  const enforced = (await enforcedServices(context)).map((name) => SERVICES[name]);
  if (key === '') {
    if (enforced.length > 0)
      return blocked(
        `App Check is enforced for ${enforced.join(' and ')}, but functions/.env.${project} has no APP_CHECK_KEY: write the site key of reCAPTCHA there, or switch it off at ${consoleOf(project)}.`,
      );
    if (asksToEnforceAppCheck(context))
      return blocked(
        `APP_CHECK_ENFORCED needs APP_CHECK_KEY: write the site key of reCAPTCHA into functions/.env.${project}, or take APP_CHECK_ENFORCED out.`,
      );
    return ready(`off for ${ALL}`);
  }
  if (asksToEnforceAppCheck(context) && (await readLiveSettings(context))?.APP_CHECK_KEY !== key)
    return blocked(
      `APP_CHECK_ENFORCED would refuse every device, because the live site does not send tokens of this APP_CHECK_KEY yet: deploy without APP_CHECK_ENFORCED first, and set it when ${consoleOf(project)} shows verified requests.`,
    );
  const app = await webAppId(context);
  const config = app === undefined ? undefined : `${APP_CHECK}/${project}/apps/${app}/recaptchaEnterpriseConfig`;
  const known = config === undefined ? undefined : await api.get(config);
  const isRegistered =
    known !== undefined && !isAbsent(known) && read(provider, known, 'The key of App Check could not be read').siteKey === key;
  if (isRegistered) {
    const isWhole = enforced.length === Object.keys(SERVICES).length;
    if (asksToEnforceAppCheck(context)) return ready(isWhole ? `enforced for ${ALL}` : 'to be enforced after the live checks');
    return ready(enforced.length > 0 ? `enforced for ${enforced.join(', ')}` : 'the site sends tokens, none is required');
  }
  return missing('register the site key', async () => {
    const made = config ?? `${APP_CHECK}/${project}/apps/${(await webAppId(context)) ?? ''}/recaptchaEnterpriseConfig`;
    await expectOk('The key of App Check could not be set', api.patch(`${made}?updateMask=siteKey`, { siteKey: key }));
  });
}

/** Makes Firestore and Storage refuse calls without a token. The functions read the setting themselves. */
export async function enforceAppCheck(context: DeployContext): Promise<void> {
  const { api, project, log } = context;
  const enforced = await enforcedServices(context);
  for (const [name, title] of Object.entries(SERVICES)) {
    if (enforced.some((one) => one === name)) continue;
    const url = `${APP_CHECK}/${project}/services/${name}?updateMask=enforcementMode`;
    await expectOk(`App Check of ${name} could not be enforced`, api.patch(url, { enforcementMode: 'ENFORCED' }));
    log(`  done   App Check is enforced for ${title}`);
  }
}

export const appCheckChecks: readonly Precondition[] = [{ name: 'App Check', check: checkAppCheck }];
