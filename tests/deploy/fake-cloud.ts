import { DEFAULT_STATE, type FakeProject } from './fake-project';
import { answerOf } from './fake-google';
import type { DeployContext } from '../../tools/deploy/context';
import type { CliResult } from '../../tools/deploy/firebase-cli';
import { createGoogleApi } from '../../tools/deploy/google-api';
import { runDeployment } from '../../tools/deploy/run-deployment';
import { UserError } from '../../tools/user-error';
import { apiKeyOf } from '../../tools/web-settings';

export const PROJECT = 'gifts-4f2a1';
const API_KEY = 'k';

export interface Run {
  code: number;
  /** The message of a UserError. */
  failure: string;
  /** Everything that was printed. */
  printed: string[];
  /** Every call that reached Google or firebase-tools, without reads. */
  changes: string[];
  waitedMs: number;
  state: FakeProject;
}

interface Options {
  planOnly?: boolean;
  channel?: string;
  site?: string;
  origin?: string;
  region?: string;
  /** Answers of the owner. */
  answers?: Record<string, string>;
  testsFail?: boolean;
  /** Whether the deployment runs in CI. */
  isInCi?: boolean;
  /** Builds the release. */
  build?: () => Promise<void>;
  /** Sees each deployment of firebase-tools once it is done. */
  deployed?: (target: string) => void;
}

/** A fake of Google's APIs and of firebase-tools. It holds their state and records each call. */
export function fakeCloud(state: FakeProject, options: Options = {}) {
  const site = options.site ?? PROJECT;
  const printed: string[] = [];
  const changes: string[] = [];
  const waited = { ms: 0 };
  const wait = (ms: number) => {
    waited.ms += ms;
    return Promise.resolve();
  };

  const google: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    if (method !== 'GET' && !url.pathname.endsWith(':getIamPolicy'))
      changes.push(`${method} ${url.hostname}${url.pathname}${url.search}`);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const quotaProject = new Headers(init?.headers).get('x-goog-user-project');
    const { status, body: answer } = answerOf(state, { project: PROJECT, method, url, body, quotaProject });
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  };

  const cli = (...parameters: string[]): Promise<CliResult> => {
    const [command, ...rest] = parameters;
    if (command === 'apps:list') {
      const result = state.webApps.map((appId) => ({ appId }));
      return answered(0, { status: 'success', result }, 'Preparing the list of your Firebase WEB apps');
    }
    if (command === 'apps:sdkconfig') {
      if (state.webApps.length > 1 && !state.webApps.includes(rest[1] ?? ''))
        return answered(1, { status: 'error', error: `Project ${PROJECT} has multiple apps, must specify an app id.` });
      const result = { sdkConfig: { apiKey: API_KEY } };
      return answered(0, { status: 'success', result }, 'Downloading configuration data of your Firebase WEB app');
    }
    changes.push(`firebase ${parameters.join(' ')}`);
    if (command === 'apps:create') state.webApps.push('1:2:web:3');
    const [, commit = '', , deployed = ''] = rest;
    const [target = '', codebase] = deployed.split(':');
    const failure = state.cliFailures.find((one) => one.target === target);
    if (failure && failure.times > 0) {
      failure.times -= 1;
      if (target === 'functions') state.areFunctionsPrivate = true;
      return printedBy(1, failure.output);
    }
    if (command === 'hosting:channel:deploy')
      return answered(0, { status: 'success', result: { [site]: { url: `https://${site}--${rest[0] ?? ''}-x1y2.web.app` } } });
    if (target === 'hosting') state.versions.unshift({ id: `version-${state.versions.length + 1}`, commit });
    // Without a codebase, functions of unchanged source are skipped, whether anybody may call them or not.
    if (target === 'functions' && codebase === 'default') state.areFunctionsPrivate = false;
    options.deployed?.(target);
    return printedBy(0, 'Deploy complete!');
  };

  const context: DeployContext = {
    project: PROJECT,
    site,
    region: options.region ?? 'asia-south1',
    origin: options.origin ?? `https://${site}.web.app`,
    commit: 'abc1234',
    api: createGoogleApi({ project: PROJECT, token: () => Promise.resolve('token'), fetch: google, wait }),
    cli,
    settings: {
      get: (name: string) => state.settings[name],
      set: (name: string, value: string) => {
        state.settings[name] = value;
      },
      ask: (name: string) => Promise.resolve(options.answers?.[name]),
      trySmtp: (url: string) =>
        url.includes('wrong') ? Promise.reject(new Error('535 Authentication failed')) : Promise.resolve(),
    },
    fetchPage: ((url: string, init?: RequestInit) =>
      Promise.resolve(livePage(state, new URL(url).pathname, init))) as typeof fetch,
    wait,
    isInteractive: options.isInCi !== true,
    log: (line: string) => printed.push(line),
  };
  const deploy = () =>
    runDeployment(context, {
      planOnly: options.planOnly ?? false,
      ...(options.channel === undefined ? {} : { channel: options.channel }),
      runTests: () => {
        changes.push('run tests');
        return options.testsFail ? Promise.reject(new UserError('Tests fail')) : Promise.resolve();
      },
      build: (sdkConfig) => {
        if (apiKeyOf(sdkConfig) !== API_KEY) throw new Error('The build got no settings of the web app');
        changes.push('build');
        return options.build?.() ?? Promise.resolve();
      },
    });
  return { context, deploy, printed, changes, waited };
}

const printedBy = (code: number, stdout: string): Promise<CliResult> => Promise.resolve({ code, stdout, output: stdout });

/** What a command with `--json` prints. Its spinner writes two lines to stderr. */
function answered(code: number, answer: object, spinner?: string): Promise<CliResult> {
  const stdout = JSON.stringify(answer);
  const stderr = spinner === undefined ? '' : `- ${spinner}\n✔ ${spinner}\n`;
  return Promise.resolve({ code, stdout, output: stderr + stdout });
}

/** The exit code, or the message of a UserError. */
export const outcomeOf = (running: Promise<number>): Promise<Pick<Run, 'code' | 'failure'>> =>
  running.then(
    (code) => ({ code, failure: '' }),
    (error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      return { code: 1, failure: error.message };
    },
  );

/** Deploys to the fake. */
export async function deployTo(state: FakeProject, options: Options = {}): Promise<Run> {
  const { deploy, printed, changes, waited } = fakeCloud(state, options);
  return { ...(await outcomeOf(deploy())), printed, changes, waitedMs: waited.ms, state };
}

/** The deployed site, as far as the live checks look. */
function livePage(state: FakeProject, path: string, init?: RequestInit): Response {
  const page = (body: string, headers: Record<string, string>, status = 200) => new Response(body, { status, headers });
  if (state.deadPaths.includes(path)) return page('', {}, 500);
  if (state.areFunctionsPrivate && path.startsWith('/api/')) return page('', {}, 403);
  const headers = state.pageHeaders[path];
  if (headers !== undefined) return page('{}', headers);
  if (path === '/')
    return page('<script src="/assets/index-1.js"></script>', { 'content-security-policy': "object-src 'none'" });
  if (path.startsWith('/assets/')) return page('', { 'cache-control': 'public, max-age=31536000, immutable' });
  if (path === '/sw.js') return page('', { 'cache-control': 'no-cache' });
  if (path === '/catalogue-version.json') return page('{"version":3}', { 'content-type': 'application/json' });
  if (path === '/api/quick-enquiries' && init?.method === 'POST')
    return page('{}', { 'content-type': 'application/problem+json' }, 422);
  if (path === '/api/quick-enquiries/getOrders') return page('{}', {}, 401);
  return page('{}', { 'content-type': 'application/json' });
}

export const readyProject = (change: Partial<FakeProject> = {}): FakeProject => ({
  ...structuredClone(DEFAULT_STATE),
  ...change,
});
