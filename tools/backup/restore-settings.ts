import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const namesOf = (lines: readonly string[]): Set<string | undefined> => new Set(lines.map(nameOf));
const nameOf = (line: string): string | undefined => /^\s*([A-Za-z_]\w*)\s*=/.exec(line)?.[1];

/**
 * Writes the settings of a backup into functions/.env.PROJECT. A backup without settings changes nothing: the computer that made
 * it may have had no such file.
 *
 * @param isExact whether settings that the backup lacks are deleted
 * @returns whether the file changed
 */
export function restoreSettings(file: string, settings: string, isExact: boolean): boolean {
  if (settings === '') return false;
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const restored = namesOf(settings.split('\n'));
  const newer = current.split('\n').filter((line) => nameOf(line) !== undefined && !restored.has(nameOf(line)));
  const kept = isExact || newer.length === 0 ? '' : `${newer.join('\n')}\n`;
  const next = (kept === '' || settings.endsWith('\n') ? settings : `${settings}\n`) + kept;
  if (next === current) return false;
  // Only the owner may read them, as in the backup's folder.
  writeFileSync(file, next, { mode: 0o600 });
  return true;
}
