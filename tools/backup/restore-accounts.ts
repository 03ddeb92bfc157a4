import { ACCOUNTS_BACKUP, accountsBackup } from '../../functions/src/accounts/accounts-backup';
import { backupsBucketName } from '../../functions/src/platform/storage';
import * as v from 'valibot';
import { UserError } from '../user-error';
import { writeAccounts } from './accounts';
import { confirmTwice } from './confirm-twice';
import { readBytes } from './objects';
import type { Target } from './target';

interface Options {
  /** Asks the person; resolves to the answer. */
  ask: (question: string) => Promise<string>;
  log: (line: string) => void;
}

/** Writes the accounts of the nightly copy back, with passwords and claims. Newer accounts stay. Asks twice. */
export async function restoreAccounts(target: Target, { ask, log }: Options): Promise<void> {
  const bytes = await readBytes({ ...target, bucket: backupsBucketName(target.project) }, ACCOUNTS_BACKUP).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new UserError(`The nightly copy of the accounts of ${target.project} cannot be read (${reason}).`);
    },
  );
  const { project, createdAt, accounts, hashConfig } = v.parse(accountsBackup, JSON.parse(bytes.toString()));
  if (project !== target.project)
    throw new UserError(`The copy is of ${project}, not of ${target.project}. Nothing was restored.`);
  const warning = `This overwrites the accounts of ${project} with those of ${createdAt}`;
  await confirmTwice({ warning, project, count: accounts.length, noun: 'accounts', ask });
  await writeAccounts(target, accounts, hashConfig);
  log(`${accounts.length} accounts`);
}
