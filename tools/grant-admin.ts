import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readShift } from './options';
import { suiteEnvironment } from './ports';
import { ROOT } from './root';
import { runCommand, UserError } from './user-error';

/**
 * Makes an account an admin:
 *   npm run grant-admin -- someone@example.com [--project your-project] [--emulator] [--shift 0]
 * Of the project that is named (here, by GOOGLE_CLOUD_PROJECT or in .firebaserc) with your application default credentials;
 * of the emulators that `npm start` runs where no project is named or `--emulator` says so.
 */
async function grant(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string' }, emulator: { type: 'boolean' }, shift: { type: 'string' } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email || positionals.length > 1)
    throw new UserError('Name one e-mail address: npm run grant-admin -- someone@example.com');

  const project = values.emulator ? undefined : (values.project ?? namedProject());
  const inEmulator = project === undefined;
  Object.assign(process.env, inEmulator ? emulators(values.shift) : cloud(project));
  const where = inEmulator ? 'in the emulators on this machine' : `of ${project}`;

  const { grantRole } = await import('../functions/src/accounts/roles');
  const granted = await grantRole(email, 'admin', 'commandLine', { evenUnverified: true }).catch((error: unknown) => {
    throw unreachable(error, inEmulator);
  });
  switch (granted.outcome) {
    case 'granted':
      console.log(`${email} is now an admin ${where}. If they are logged in, it shows after a reload.`);
      if (!granted.account.emailVerified)
        console.log('Nobody has confirmed this address yet: be sure that the account is theirs.');
      return 0;
    case 'alreadyGranted':
      console.log(`${email} is an admin ${where} already.`);
      return 0;
    default:
      throw new UserError(`${email} has no account ${where}: let them sign up on the site first, then run this again.`);
  }
}

/** Where a test or a shell has set the emulators' variables already, those; otherwise the suite at `shift`. */
function emulators(shift: string | undefined): Record<string, string> {
  return process.env.FIREBASE_AUTH_EMULATOR_HOST && shift === undefined ? {} : suiteEnvironment(readShift(shift));
}

/** Auth refuses a person's credentials without the project that pays for the quota. */
const cloud = (project: string): Record<string, string> => ({ GCLOUD_PROJECT: project, GOOGLE_CLOUD_QUOTA_PROJECT: project });

function namedProject(): string | undefined {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return undefined;
  const fromEnvironment = process.env.GOOGLE_CLOUD_PROJECT ?? process.env.GCLOUD_PROJECT;
  const file = join(ROOT, '.firebaserc');
  if (fromEnvironment || !existsSync(file)) return fromEnvironment;
  return (JSON.parse(readFileSync(file, 'utf8')) as { projects?: { default?: string } }).projects?.default;
}

function unreachable(error: unknown, inEmulator: boolean): unknown {
  const text = String(error);
  if (inEmulator && /ECONNREFUSED|UNAVAILABLE/.test(text)) {
    return new UserError('No emulators answer on this machine: run npm start first, or name your project with --project.');
  }
  if (/default credentials|invalid_grant|ENOTFOUND|PERMISSION_DENIED|insufficient-permission/i.test(text)) {
    return new UserError(
      `Google did not let this machine in (${error instanceof Error ? error.message : text}): run gcloud auth application-default login with an account that may manage the project.`,
    );
  }
  return error;
}

await runCommand(grant);
