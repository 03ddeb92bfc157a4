import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { expect, it, vi } from 'vitest';
import { settingsIn } from '../../tools/deploy/settings-file';
import { deployTo, PROJECT } from './fake-cloud';
import { emptyProject } from './fake-project';

// As the Firebase CLI sets them while it lists the functions.
vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
});

const firebaseTools = createRequire(import.meta.url);

/** What firebase-tools does with env files and parameters before it uploads functions. It has no public API for that. */
const { loadUserEnvs } = firebaseTools('firebase-tools/lib/functions/env') as {
  loadUserEnvs: (options: { functionsSource: string; projectDir: string; projectId: string }) => Record<string, string>;
};
const { resolveBackend } = firebaseTools('firebase-tools/lib/deploy/functions/build') as {
  resolveBackend: (options: {
    build: { endpoints: object; params: unknown[] };
    firebaseConfig: { projectId: string };
    userEnvs: Record<string, string>;
    codebase: string;
    nonInteractive: boolean;
  }) => Promise<unknown>;
};

/** Written by the first deployment of an empty project. */
async function firstDeployment() {
  const answers = { SMTP_URL: 'smtps://user:password@smtp.example.com', STAFF_MAIL: 'sales@example.com' };
  const { code, state } = await deployTo(emptyProject(), { answers });
  expect(code).toBe(0);
  return state;
}

/** A parameter as firebase-tools reads it. */
interface Declared {
  toSpec: () => { name: string; type: string };
}

/** As functions/src/index.ts declares them when it is loaded. */
async function paramsOfFunctions() {
  await import('../../functions/src/index');
  const params = (declaredParams as unknown as Declared[]).map((param) => param.toSpec());
  const secrets = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  return { secrets, others: params.filter(({ type }) => type !== 'secret') };
}

it('a first deployment writes a value for every parameter that firebase-tools cannot ask for', async () => {
  const { settings, secrets } = await firstDeployment();
  const params = await paramsOfFunctions();
  expect(Object.keys(secrets)).toEqual(expect.arrayContaining(params.secrets));
  const functionsSource = mkdtempSync(join(tmpdir(), 'params-'));
  try {
    const file = settingsIn(join(functionsSource, `.env.${PROJECT}`), join(functionsSource, '.env'));
    for (const [name, value] of Object.entries(settings)) file.set(name, value);
    const userEnvs = loadUserEnvs({ functionsSource, projectDir: functionsSource, projectId: PROJECT });
    const firebaseConfig = { projectId: PROJECT };
    const build = { endpoints: {}, params: params.others };
    const resolved = resolveBackend({ build, firebaseConfig, userEnvs, codebase: 'default', nonInteractive: true });
    await expect(resolved).resolves.toBeDefined();
  } finally {
    rmSync(functionsSource, { recursive: true });
  }
});
