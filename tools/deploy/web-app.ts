import * as v from 'valibot';
import { UserError } from '../user-error';
import type { DeployContext } from './context';

const apps = v.object({ result: v.array(v.object({ appId: v.string() })) });

/** Id of the project's web app, the first of several; undefined while there is none. */
export async function webAppId({ cli }: DeployContext): Promise<string | undefined> {
  const { code, stdout } = await cli('apps:list', 'WEB', '--json');
  const found = code === 0 ? v.safeParse(apps, JSON.parse(stdout)) : undefined;
  return found?.success ? found.output.result[0]?.appId : undefined;
}

/** What `firebase apps:sdkconfig --json` prints for the web app. @throws UserError */
export async function readSdkConfig(context: DeployContext): Promise<string> {
  const app = await webAppId(context);
  // By its id: firebase-tools refuses to choose one of several.
  const answer = app === undefined ? undefined : await context.cli('apps:sdkconfig', 'WEB', app, '--json');
  if (answer?.code !== 0) throw new UserError('The settings of the web app could not be read: run this again in a minute.');
  return answer.stdout;
}
