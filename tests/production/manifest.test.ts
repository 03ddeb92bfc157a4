import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from './function-process';
import { readHostingRules } from './hosting-rules';
import { stageFunctions } from './staged-functions';

const DEADLINE_MS = 30_000;

/** The manifest as firebase-tools loads it before an upload: from the staged folder, by the server of firebase-functions. */
async function loadManifest(source: string): Promise<string> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(source, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), source],
    {
      cwd: source,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        FUNCTIONS_CONTROL_API: 'true',
        GCLOUD_PROJECT: 'demo',
        FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }),
      },
      stdio: 'ignore',
    },
  );
  try {
    for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline;) {
      const answer = await fetch(`http://127.0.0.1:${port}/__/functions.yaml`).catch(() => null);
      if (answer !== null) return await answer.text();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The manifest server did not start');
  } finally {
    server.kill('SIGKILL');
  }
}

it('lists the staged functions, and those that Hosting forwards to', async () => {
  const manifest = JSON.parse(await loadManifest(await stageFunctions())) as {
    endpoints: Record<string, { availableMemoryMb?: number; entryPoint: string }>;
  };
  const { rewriteOf } = readHostingRules();
  const forwarded = ['/', '/api/products', '/api/quick-enquiries', '/catalogue.json', '/pictures/x'].map(rewriteOf);
  for (const target of forwarded)
    expect(Object.keys(manifest.endpoints)).toContain(target !== null && 'functionId' in target ? target.functionId : null);
  for (const [name, { entryPoint, availableMemoryMb }] of Object.entries(manifest.endpoints)) {
    expect(entryPoint).toBe(name);
    expect(availableMemoryMb, name).toBeGreaterThanOrEqual(256);
  }
});
