import * as v from 'valibot';

/** Name of the nightly copy of all accounts in the bucket of the backups. */
export const ACCOUNTS_BACKUP = 'accounts.json';

/** How the project hashes passwords. */
export const hashConfig = v.object({
  algorithm: v.string(),
  signerKey: v.string(),
  saltSeparator: v.string(),
  rounds: v.number(),
  memoryCost: v.number(),
});

/** An account as Auth lists it, with password hash and claims. */
export const account = v.looseObject({
  localId: v.string(),
  email: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  /** Tokens from before this second are revoked. */
  validSince: v.optional(v.string()),
});

export const accountsBackup = v.object({
  project: v.string(),
  createdAt: v.string(),
  accounts: v.array(account),
  /** null in the emulators, which do not hash. */
  hashConfig: v.nullable(hashConfig),
});
export type AccountsBackup = v.InferOutput<typeof accountsBackup>;
