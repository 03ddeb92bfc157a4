import { createHash, randomBytes } from 'node:crypto';
import { ADMIN_INVITE } from '@catalogue/contract/collections';
import { PATHS } from '@catalogue/contract/paths';
import * as v from 'valibot';
import type { DeployContext } from './context';
import { expectOk, read } from './google-api';

const VALID_MS = 24 * 3_600_000;

const list = v.object({ documents: v.optional(v.array(v.looseObject({})), []) });

/**
 * Creates the one-time link. The person who signs up with it becomes the first admin. undefined if there is an admin already.
 * Only the token's hash is stored. A new link replaces the old one.
 */
export async function firstAdminLink({ api, project, origin }: DeployContext): Promise<string | undefined> {
  const documents = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`;
  const team = read(list, await api.get(`${documents}/team?pageSize=1`), 'The team could not be read').documents;
  if (team.length > 0) return undefined;
  const token = randomBytes(32).toString('base64url');
  const fields = {
    hash: { stringValue: createHash('sha256').update(token).digest('hex') },
    expiresAt: { timestampValue: new Date(Date.now() + VALID_MS).toISOString() },
  };
  await expectOk('The link for the first admin could not be stored', api.patch(`${documents}/${ADMIN_INVITE}`, { fields }));
  return `${origin}${PATHS.signUp}?invite=${token}`;
}
