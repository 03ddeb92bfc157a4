import { UserError } from '../user-error';

/*
 * The emulators start with rules that do not compile: Firestore then answers 400 to every client, Storage denies
 * everything. These functions turn a broken file into one sentence.
 */

interface Issue {
  severity: string;
  description: string;
  sourcePosition?: { line?: number; column?: number };
}

function rulesError(file: string, line: number | string, why: string): UserError {
  return new UserError(`${file} does not compile, line ${line}: ${why.replace(/\.$/, '')}; correct it and run this again.`);
}

/** Sends the rules to the emulator again, because only this answer names their errors. */
export async function assertFirestoreRulesCompile(port: number, project: string, content: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ignore_errors: true, rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const { issues = [] } = (await response.json()) as { issues?: Issue[] };
  const error = issues.find((issue) => issue.severity === 'ERROR');
  if (error) throw rulesError('firestore.rules', error.sourcePosition?.line ?? '?', error.description);
}

/** Reads the warning that the Storage emulator prints about its rules while it starts. */
export function storageRulesError(line: string): UserError | undefined {
  const issue = /([^:⚠]+) in \S*storage\.rules:(\d+)/.exec(line);
  if (issue) return rulesError('storage.rules', issue[2] ?? '?', issue[1]?.trim() ?? '');
  return line.includes('Compilation error in storage rules') ? rulesError('storage.rules', '?', line) : undefined;
}
