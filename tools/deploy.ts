import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SITE } from '@catalogue/contract/site';
import { REGION } from '../functions/src/platform/options';
import { assetNames, limitAssetHeaders } from './asset-headers';
import type { HeaderRule } from './asset-headers';
import { buildFunctions, buildWeb } from './build';
import { googleAccessToken } from './deploy/access-token';
import type { DeployContext } from './deploy/context';
import { assertProjectId } from './deploy/check-project';
import { createFirebaseCli } from './deploy/firebase-cli';
import { createGoogleApi } from './deploy/google-api';
import { retainAssets } from './deploy/retain-assets';
import { rehearse } from './deploy/rehearsal/rehearse';
import { rehearsalSteps } from './deploy/rehearsal/steps';
import { type DeploymentOptions, runDeployment } from './deploy/run-deployment';
import { settingsIn } from './deploy/settings-file';
import { npm, type Program } from './programs';
import { ROOT } from './root';
import { runCommand, UserError } from './user-error';
import { withSecurityHeaders } from './security-headers';
import { apiKeyOf, webSettings } from './web-settings';

const USAGE =
  'Name the project: npm run deploy -- PROJECT [--plan] [--channel NAME] [--site SITE] [--skip-tests] [--rehearse [--keep]]';

/** npm run deploy -- PROJECT: from a checkout to the live site. docs/deploy.md explains each step. */
async function deploy(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      plan: { type: 'boolean', default: false },
      channel: { type: 'string' },
      site: { type: 'string' },
      'skip-tests': { type: 'boolean', default: false },
      rehearse: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [project] = positionals;
  if (project === undefined || positionals.length > 1) throw new UserError(USAGE);
  assertProjectId(project);
  const site = values.site ?? project;
  const origin = SITE.origin ?? `https://${site}.web.app`;
  const settings = settingsIn(join(ROOT, 'functions', `.env.${project}`), join(ROOT, 'functions', '.env'));
  const usesAppCheck = (settings.get('APP_CHECK_KEY') ?? '') !== '';
  const config = writeDeployConfig(site, usesAppCheck);
  try {
    const context: DeployContext = {
      ...{ project, site, region: REGION, origin, settings, commit: currentCommit() },
      api: createGoogleApi({ project, token: googleAccessToken, fetch, wait: (ms) => wait(ms) }),
      cli: createFirebaseCli(project, config),
      fetchPage: fetch,
      wait: (ms) => wait(ms),
      isInteractive: process.stdout.isTTY && !values.rehearse,
      log: console.log,
    };
    const options: DeploymentOptions = {
      planOnly: values.plan,
      ...(values.channel === undefined ? {} : { channel: values.channel }),
      runTests: async () => {
        if (!values['skip-tests']) await runTests();
      },
      build: async (sdkConfig) => {
        writeFileSync(join(ROOT, 'web/.env.production.local'), webSettings(sdkConfig, settings.get('APP_CHECK_KEY')));
        settings.set('WEB_API_KEY', apiKeyOf(sdkConfig));
        settings.set('SITE_ORIGIN', origin);
        await buildFunctions();
        await buildWeb();
        await retainAssets({ dist: DIST, origin, fetchPage: fetch, now: Date.now() });
        writeDeployConfig(site, usesAppCheck);
      },
    };
    const deployment = () => runDeployment(context, options);
    if (!values.rehearse) return await deployment();
    return await rehearse(context, rehearsalSteps(context, deployment, values.keep));
  } finally {
    rmSync(config, { force: true });
  }
}

const DIST = join(ROOT, 'web/dist');

/** firebase.json with the Hosting site, the security headers that the settings need, and header rules for the built assets. It lies in the root, because firebase-tools takes its folder for the project. */
function writeDeployConfig(site: string, usesAppCheck: boolean): string {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: { headers: HeaderRule[] } };
  const path = join(ROOT, 'firebase.deploy.json');
  const headers = limitAssetHeaders(withSecurityHeaders(config.hosting.headers, usesAppCheck), assetNames(DIST));
  writeFileSync(path, JSON.stringify({ ...config, hosting: { ...config.hosting, headers, site } }));
  return path;
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Rules tests and production tests. */
async function runTests(): Promise<void> {
  for (const parameters of [
    ['test', '--', '--only', 'rules'],
    ['run', 'test:production'],
  ]) {
    const [command, ...rest]: Program = npm(...parameters);
    const child = spawn(command, rest, { cwd: ROOT, stdio: 'inherit' });
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new UserError('Tests fail, so nothing was deployed: correct what they say above.');
  }
}

await runCommand(deploy);
