import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root';
import { UserError } from '../user-error';
import type { DeployContext } from './context';
import { isOk, read } from './google-api';

const FIRESTORE = 'https://firestore.googleapis.com/v1/projects';
const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1/sites';

/** Waits between attempts of a deployment that Google is not ready for: service agents appear minutes after their API. */
const RETRY_WAITS_MS = [30_000, 60_000, 120_000, 180_000];
/** Messages of a first deployment that succeeds later. */
const NOT_READY =
  /Eventarc Service Agent|service agent|permission denied while|has not been used in project|is not ready|try again|Exceeded maximum retries|409|429|503/i;

/** What firebase-tools prints, without Google's reason, when a function may not be opened to visitors. */
const INVOKER_REFUSED = 'Unable to set the invoker for the IAM policy';
const INVOKER_REASON =
  'Google refuses that visitors call them: your account lacks the role Owner, or a policy of your organization forbids it, see "Before" in docs/deploy.md';

const POLL_MS = 10_000;
const MAX_POLLS = 360;

/**
 * By the name of their codebase, because firebase-tools skips functions of unchanged source otherwise: also one whose invoker or schedule
 * failed. `--force`, because functions that retry, and those that the source lacks, would ask a question. Nothing else is forced: indexes
 * and TTL policies that the file lacks would be deleted while the live functions still need them.
 */
const FUNCTIONS = ['functions:default', '--force'];

/** Deploys functions, or another target of firebase-tools; again while Google is not ready. */
export async function deployOnly({ cli, wait, log, commit }: DeployContext, target: string): Promise<void> {
  const only = target === 'functions' ? FUNCTIONS : [target];
  for (let attempt = 0; ; attempt += 1) {
    const { code, output } = await cli('deploy', '--message', commit, '--only', ...only);
    if (code === 0) return;
    const delay = RETRY_WAITS_MS[attempt];
    if (delay === undefined || !NOT_READY.test(output)) {
      const printed = /Error:\s*(.+)/.exec(output)?.[1] ?? 'see above';
      const reason = output.includes(INVOKER_REFUSED) ? INVOKER_REASON : printed;
      throw new UserError(`Deploying ${target} failed (${reason}): correct that and run this again; what was deployed stays.`);
    }
    log(`Google is not ready for ${target} yet; next attempt in ${delay / 1000} s`);
    await wait(delay);
  }
}

const indexes = v.object({
  indexes: v.optional(v.array(v.object({ name: v.string(), state: v.optional(v.string(), '') })), []),
});
const field = v.object({ ttlConfig: v.optional(v.object({ state: v.optional(v.string(), '') })) });

/** Fields with a time-to-live policy in firestore.indexes.json. */
function ttlFields(): { collectionGroup: string; fieldPath: string }[] {
  const file = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  return file.fieldOverrides.filter(({ ttl }) => ttl === true);
}

/** Resolves when Firestore has built every index and applies every time-to-live policy. */
export async function waitForIndexes({ api, project, wait, log }: DeployContext): Promise<void> {
  const groups = `${FIRESTORE}/${project}/databases/(default)/collectionGroups`;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const list = read(indexes, await api.get(`${groups}/-/indexes`), 'The indexes could not be read').indexes;
    const broken = list.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken) throw new UserError(`The index ${broken.name} needs repair: delete it in the console, then run this again.`);
    const building = list.filter(({ state }) => state !== 'READY').length;
    let pending = 0;
    for (const { collectionGroup, fieldPath } of ttlFields()) {
      const answer = await api.get(`${groups}/${collectionGroup}/fields/${fieldPath}`);
      if (read(field, answer, 'The TTL policies could not be read').ttlConfig?.state !== 'ACTIVE') pending += 1;
    }
    if (building + pending === 0) return;
    if (poll === 0) log(`Waiting for ${building} indexes and ${pending} TTL policies`);
    await wait(POLL_MS);
  }
  throw new UserError('Firestore is still building indexes after an hour: run this again later.');
}

const releases = v.object({
  releases: v.optional(v.array(v.object({ version: v.object({ name: v.string() }), message: v.optional(v.string(), '') })), []),
});

/** The version that visitors see now; undefined before the first deployment. */
export async function liveVersion({ api, site }: DeployContext): Promise<{ commit: string } | undefined> {
  const answer = await api.get(`${HOSTING}/${site}/channels/live/releases?pageSize=1`);
  const latest = isOk(answer) ? v.parse(releases, answer.body).releases[0] : undefined;
  return latest && { commit: latest.message };
}
