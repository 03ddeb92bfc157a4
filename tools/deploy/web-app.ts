import * as v from 'valibot';
import type { DeployContext } from './context';

const apps = v.object({ result: v.array(v.object({ appId: v.string() })) });

/** Id of the project's web app; undefined while there is none. */
export async function webAppId({ cli }: DeployContext): Promise<string | undefined> {
  const { code, stdout } = await cli('apps:list', 'WEB', '--json');
  const found = code === 0 ? v.safeParse(apps, JSON.parse(stdout)) : undefined;
  return found?.success ? found.output.result[0]?.appId : undefined;
}
