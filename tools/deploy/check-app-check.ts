import * as v from 'valibot';
import { blocked, type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { expectOk, isAbsent, read } from './google-api';
import { webAppId } from './web-app';

const APP_CHECK = 'https://firebaseappcheck.googleapis.com/v1/projects';
/** Services that browsers call past our functions. https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services */
const SERVICES = { 'firestore.googleapis.com': 'Firestore', 'firebasestorage.googleapis.com': 'Storage' } as const;
const ALL = ['REST', ...Object.values(SERVICES)].join(', ');

const service = v.object({ enforcementMode: v.optional(v.string(), 'OFF') });
const provider = v.object({ siteKey: v.optional(v.string(), '') });

async function isEnforced({ api, project }: DeployContext, name: string): Promise<boolean> {
  const answer = await api.get(`${APP_CHECK}/${project}/services/${name}`);
  return !isAbsent(answer) && read(service, answer, `App Check of ${name} could not be read`).enforcementMode === 'ENFORCED';
}

/**
 * App Check is on for the API, Firestore and Storage, or for none of them: `APP_CHECK_KEY` decides, here and in the functions. A half-set
 * one would refuse every device. That a deployment lacks the key of the live functions is told by check-settings.ts.
 */
async function checkAppCheck(context: DeployContext): Promise<Finding> {
  const { api, project, settings } = context;
  const key = settings.get('APP_CHECK_KEY') ?? '';
  const enforced: string[] = [];
  for (const [name, title] of Object.entries(SERVICES)) if (await isEnforced(context, name)) enforced.push(title);
  if (key === '') {
    if (enforced.length === 0) return ready(`off for ${ALL}`);
    return blocked(
      `App Check is enforced for ${enforced.join(' and ')}, but functions/.env.${project} has no APP_CHECK_KEY: write the site key of reCAPTCHA there, or switch it off at https://console.firebase.google.com/project/${project}/appcheck.`,
    );
  }
  const app = await webAppId(context);
  const config = app === undefined ? undefined : `${APP_CHECK}/${project}/apps/${app}/recaptchaEnterpriseConfig`;
  const known = config === undefined ? undefined : await api.get(config);
  const isRegistered =
    known !== undefined && !isAbsent(known) && read(provider, known, 'The key of App Check could not be read').siteKey === key;
  if (isRegistered && enforced.length === Object.keys(SERVICES).length) return ready(`on for ${ALL}`);
  return missing(`switch App Check on for ${ALL}`, async () => {
    const made = config ?? `${APP_CHECK}/${project}/apps/${(await webAppId(context)) ?? ''}/recaptchaEnterpriseConfig`;
    await expectOk('The key of App Check could not be set', api.patch(`${made}?updateMask=siteKey`, { siteKey: key }));
    for (const name of Object.keys(SERVICES))
      await expectOk(
        `App Check of ${name} could not be switched on`,
        api.patch(`${APP_CHECK}/${project}/services/${name}?updateMask=enforcementMode`, { enforcementMode: 'ENFORCED' }),
      );
  });
}

export const appCheckChecks: readonly Precondition[] = [{ name: 'App Check', check: checkAppCheck }];
