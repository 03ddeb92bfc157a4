import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreSettings } from './restore-settings';

const BACKUP = 'STAFF_MAIL=sales@example.com\nMAIL_FROM=shop@example.com\n';

describe('restoreSettings', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
    file = join(folder, '.env.demo');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const content = () => readFileSync(file, 'utf8');

  it('writes a missing file', () => {
    expect(restoreSettings(file, BACKUP, false)).toBe(true);
    expect(content()).toBe(BACKUP);
    expect(restoreSettings(file, BACKUP, false)).toBe(false);
  });

  it('overwrites values and keeps settings that the backup lacks', () => {
    writeFileSync(file, 'STAFF_MAIL=wrong@example.com\nAPP_CHECK_KEY=abc');
    restoreSettings(file, BACKUP.trimEnd(), false);
    expect(content()).toBe(`${BACKUP}APP_CHECK_KEY=abc\n`);
  });

  it('deletes them in an exact restore', () => {
    writeFileSync(file, 'STAFF_MAIL=wrong@example.com\nAPP_CHECK_KEY=abc\n');
    restoreSettings(file, BACKUP, true);
    expect(content()).toBe(BACKUP);
  });

  it('leaves the file alone if the backup has no settings', () => {
    writeFileSync(file, 'APP_CHECK_KEY=abc\n');
    expect(restoreSettings(file, '', true)).toBe(false);
    expect(content()).toBe('APP_CHECK_KEY=abc\n');
  });
});
