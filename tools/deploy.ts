import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildWeb } from './build';
import { ROOT } from './root';
import { runCommand, UserError } from './user-error';
import { apiKeyOf, webSettings } from './web-settings';

const firebase = (...parameters: string[]): string =>
  execFileSync('npx', ['firebase', ...parameters], { cwd: ROOT, encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] });

/** npm run deploy: writes the web app's settings, builds, and deploys rules, indexes, functions and the site to the chosen project. */
async function deploy(): Promise<number> {
  let config: string;
  let settings: string;
  try {
    config = firebase('apps:sdkconfig', 'WEB', '--json');
    settings = webSettings(config);
  } catch {
    throw new UserError(
      'The web app’s settings could not be read. Run `npx firebase login`, `npx firebase use --add`, and once `npx firebase apps:create WEB site`.',
    );
  }
  writeFileSync(join(ROOT, 'web/.env.production.local'), settings);
  keepInEnv(join(ROOT, 'functions/.env'), 'WEB_API_KEY', apiKeyOf(config));
  await buildFunctions();
  await buildWeb();
  execFileSync('npx', ['firebase', 'deploy'], { cwd: ROOT, stdio: 'inherit' });
  return 0;
}

/** Sets one variable of an env file and leaves the others as they are. */
function keepInEnv(file: string, name: string, value: string): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const others = lines.filter((line) => line !== '' && !line.startsWith(`${name}=`));
  writeFileSync(file, [...others, `${name}=${value}`, ''].join('\n'));
}

await runCommand(deploy);
