import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { portsOf, projectId } from '../ports';
import { DATA } from '../root';

/** Folder of the local site's data between two starts. */
export function localDataFolder(shift: number): string {
  return join(DATA, projectId(shift));
}

/** The folder, or undefined if it does not exist. */
export function existingFolder(folder: string): string | undefined {
  return existsSync(folder) ? folder : undefined;
}

export function deleteData(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Exports the running suite's data. The folder's old data stays until the new export is complete. */
export async function saveData(shift: number, folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  deleteData(draft);
  mkdirSync(dirname(folder), { recursive: true });
  const answer = await fetch(`http://127.0.0.1:${portsOf(shift).hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: draft, initiatedBy: 'tools' }),
  });
  if (!answer.ok) throw new Error(`The data could not be saved: ${await answer.text()}`);
  deleteData(folder);
  renameSync(draft, folder);
}
