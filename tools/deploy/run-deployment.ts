import { UserError } from '../user-error';
import { asksToEnforceAppCheck, enforceAppCheck } from './check-app-check';
import { grantRoles, storageRulesGrant } from './check-accounts';
import type { DeployContext, Finding, Precondition } from './context';
import { firstAdminLink } from './first-admin-link';
import { GoogleError, isApiDisabled } from './google-api';
import { failedLiveChecks, LIVE_CHECKS } from './live-checks';
import { PRECONDITIONS } from './preconditions';
import { deployOnly, liveVersion, waitForIndexes } from './release';
import { readSdkConfig } from './web-app';

export interface DeploymentOptions {
  /** Shows what would be done, and does nothing. */
  planOnly: boolean;
  /** Deploys the site to a preview channel of this name, and nothing else. */
  channel?: string;
  /** Runs rules and production tests. @throws UserError if one fails */
  runTests: () => Promise<void>;
  /** Writes the web app's settings and builds functions and site. */
  build: (sdkConfig: string) => Promise<void>;
}

interface Planned {
  name: string;
  finding: Finding;
}

const MARKS = { ready: 'ready ', missing: 'to do ', blocked: 'STOP  ' } as const;

function describe({ name, finding }: Planned): string {
  const text =
    finding.state === 'ready' ? (finding.detail ?? '') : finding.state === 'missing' ? finding.plan : finding.message;
  return `  ${MARKS[finding.state]} ${name}${text ? `: ${text}` : ''}`;
}

/** Checks preconditions. Stops after a blocked gate, because later checks would only repeat it. */
async function inspect(context: DeployContext, preconditions: readonly Precondition[]): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const { name, isGate, check } of preconditions) {
    const finding = await check(context);
    planned.push({ name, finding });
    if (isGate && finding.state === 'blocked') break;
  }
  return planned;
}

const CREATE_WAITS_MS = [10_000, 20_000, 40_000, 60_000];

async function create({ name, finding }: Planned, context: DeployContext): Promise<void> {
  if (finding.state !== 'missing') return;
  await repeatedly(name, finding.create, context);
  context.log(`  done   ${name}`);
}

/** New APIs, accounts and databases exist for some seconds before other services know them. */
async function repeatedly(name: string, change: () => Promise<void>, { wait }: DeployContext): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await change();
      return;
    } catch (error) {
      const delay = CREATE_WAITS_MS[attempt];
      if (!(error instanceof GoogleError) || delay === undefined || !isTemporary(error)) throw explained(error, name);
      await wait(delay);
    }
  }
}

const isTemporary = ({ answer }: GoogleError): boolean => [400, 404, 409].includes(answer.status) || isApiDisabled(answer);

function explained(error: unknown, name: string): unknown {
  if (!(error instanceof GoogleError)) return error;
  return new UserError(`${name}: ${error.message}; ${mendOf(error)}, then run this again.`);
}

function mendOf({ answer }: GoogleError): string {
  if (isApiDisabled(answer)) return 'this API is off for your account: enable it in the project that Google names';
  return answer.status === 403 ? 'ask the owner of the project for the role Owner' : 'correct that';
}

/** Checks, creates what is missing, deploys, and opens the live site. Returns the exit code. */
export async function runDeployment(context: DeployContext, options: DeploymentOptions): Promise<number> {
  const { log, project } = context;
  const { channel } = options;
  const needed = channel === undefined ? PRECONDITIONS : PRECONDITIONS.filter(({ isForPreview }) => isForPreview);
  log(`Checking ${project}`);
  const planned = await inspect(context, needed).catch((error: unknown) => {
    throw explained(error, 'The project could not be checked');
  });
  for (const one of planned) log(describe(one));
  const steps = options.channel
    ? 'tests, build, preview channel'
    : `tests, build, indexes, rules, site, functions, live checks${asksToEnforceAppCheck(context) ? ', App Check' : ''}`;
  log(`  then   ${steps}`);

  const stops = planned.flatMap(({ finding }) => (finding.state === 'blocked' ? [finding.message] : []));
  if (stops.length > 0) throw new UserError(stops.join('\n'));
  if (options.planOnly) return 0;
  if (channel !== undefined && planned.some(({ finding }) => finding.state === 'missing'))
    throw new UserError(`A preview needs a live site: run npm run deploy -- ${project} first.`);

  for (const one of planned) await create(one, context);
  const sdkConfig = await readSdkConfig(context);
  await options.runTests();
  await options.build(sdkConfig);

  if (channel !== undefined) return deployChannel(context, channel);
  const before = await liveVersion(context);
  await deployOnly(context, 'firestore:indexes');
  await waitForIndexes(context);
  await deployOnly(context, 'firestore:rules,storage');
  await repeatedly('Storage rules', async () => grantRoles(context, [await storageRulesGrant(context)]), context);
  // Pages name the assets of their own release. The site goes first: it has the assets of both releases, and functions of either
  // find theirs. A first deployment has no functions yet that rewrites could name.
  if (before !== undefined) await deployOnly(context, 'hosting');
  await deployOnly(context, 'functions');
  // Once more, because rewrites find a new function only now. Nothing is uploaded twice.
  await deployOnly(context, 'hosting');
  return finish(context, before, await failedLiveChecks(context));
}

async function finish(context: DeployContext, before: { commit: string } | undefined, failed: string[]): Promise<number> {
  const { log, project, origin } = context;
  if (before) {
    // The site alone never goes back: pages of the newer functions would name assets that it lacks.
    if (before.commit) log(`To roll back: git switch --detach ${before.commit} && npm run deploy -- ${project}`);
  }
  if (failed.length > 0)
    throw new UserError(
      `The site is deployed, and ${failed.length} of ${LIVE_CHECKS.length} checks fail: ${failed.join('; ')}. Roll back, or see the log of functions at https://console.cloud.google.com/logs?project=${project}.`,
    );
  log(`The site is live: ${origin}`);
  if (asksToEnforceAppCheck(context))
    await enforceAppCheck(context).catch((error: unknown) => {
      throw explained(error, 'App Check');
    });
  const { isInteractive } = context;
  const link = isInteractive ? await firstAdminLink(context) : undefined;
  if (link) log(`No admin yet. Whoever opens this link and signs up becomes the first one (once, within 24 hours):\n  ${link}`);
  if (!isInteractive)
    log('If there is no admin yet, run this once from a terminal: it prints the link that makes the first one.');
  return 0;
}

async function deployChannel({ cli, log }: DeployContext, channel: string): Promise<number> {
  const { code, stdout } = await cli('hosting:channel:deploy', channel, '--expires', '7d', '--json');
  const url = /https:\/\/[\w.-]+\.web\.app/.exec(stdout)?.[0];
  if (code !== 0 || !url) throw new UserError(`The preview channel ${channel} could not be deployed: ${stdout.trim()}`);
  log(`Preview for 7 days, with the functions and data of the live site: ${url}`);
  return 0;
}
