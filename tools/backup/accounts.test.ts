import { createRequire } from 'node:module';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Answer, GoogleApi } from '../deploy/google-api';
import { type Account, type HashConfig, writeAccounts } from './accounts';
import type { Target } from './target';

const HASH: HashConfig = { algorithm: 'SCRYPT', signerKey: 'a2V5', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 };

/** Fields of an import, by Google's description of the API that firebase-tools ships. */
function importFields(): string[] {
  const request = v.object({ properties: v.record(v.string(), v.unknown()) });
  const schemas = v.object({ GoogleCloudIdentitytoolkitV1UploadAccountRequest: request });
  const description = v.object({ default: v.object({ components: v.object({ schemas }) }) });
  const module: unknown = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/apiSpec.js');
  const parsed = v.parse(description, module).default.components.schemas;
  return Object.keys(parsed.GoogleCloudIdentitytoolkitV1UploadAccountRequest.properties);
}

/** A project that records what is imported. */
function createTarget(users: readonly Account[] = []): { target: Target; imports: unknown[] } {
  const imports: unknown[] = [];
  const ok: Answer = { status: 200, body: {} };
  const refuse = () => Promise.reject(new Error('Not part of an import'));
  const api: GoogleApi = {
    get: () => Promise.resolve({ status: 200, body: { users } }),
    post: (url, body) => {
      if (url.endsWith('accounts:batchCreate')) imports.push(body);
      return Promise.resolve(ok);
    },
    ...{ patch: refuse, put: refuse, remove: refuse },
  };
  const target: Target = {
    ...{ project: 'gifts-4f2a1', bucket: '', picturesBucket: '', isEmulator: false },
    ...{ firestore: '', auth: 'https://identitytoolkit.googleapis.com', storage: '' },
    ...{ api, send: refuse },
  };
  return { target, imports };
}

describe('writeAccounts', () => {
  it('sends only fields that the API knows, with the hash parameters under its names', async () => {
    const { target, imports } = createTarget();
    await writeAccounts(target, [{ localId: 'ada' }], HASH);
    const { algorithm: hashAlgorithm, ...parameters } = HASH;
    expect(imports).toEqual([{ users: [{ localId: 'ada' }], allowOverwrite: true, hashAlgorithm, ...parameters }]);
    expect(importFields()).toEqual(expect.arrayContaining(Object.keys(imports[0] as object)));
  });

  it('keeps an account disabled that was disabled since', async () => {
    const { target, imports } = createTarget([{ localId: 'ada', disabled: true }, { localId: 'bob' }]);
    await writeAccounts(target, [{ localId: 'ada' }, { localId: 'bob' }], null);
    expect(imports).toEqual([{ users: [{ localId: 'ada', disabled: true }, { localId: 'bob' }], allowOverwrite: true }]);
  });

  it('sends no hash parameters to the emulator', async () => {
    const { target, imports } = createTarget();
    await writeAccounts(target, [{ localId: 'ada' }], null);
    expect(imports).toEqual([{ users: [{ localId: 'ada' }], allowOverwrite: true }]);
  });
});
