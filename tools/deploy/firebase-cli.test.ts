import { describe, expect, it, vi } from 'vitest';
import { createFirebaseCli } from './firebase-cli';

/** Like firebase-tools, whose spinners write to stderr. */
const PROGRAM = `
  process.stderr.write('- Preparing the list of your Firebase WEB apps\\n');
  process.stdout.write(JSON.stringify({ status: 'success', result: ['Süd'] }));
  process.stderr.write('✔ Preparing the list of your Firebase WEB apps\\n');
`;
vi.mock('../programs', () => ({ firebaseCli: () => [process.execPath, '-e', PROGRAM] }));

describe('firebase-tools with --json', () => {
  it('answers JSON alone on stdout, whatever its spinners write', async () => {
    const { code, stdout, output } = await createFirebaseCli('gifts', 'firebase.json')('apps:list', 'WEB', '--json');
    expect([code, JSON.parse(stdout)]).toEqual([0, { status: 'success', result: ['Süd'] }]);
    expect(output).toContain('✔ Preparing');
  });
});
