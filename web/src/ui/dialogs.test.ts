import { expect, it, vi } from 'vitest';
import { showStatus } from './dialogs';
import { notify } from './notify';

vi.mock('./dialog-host', () => {
  throw new Error('The network has gone');
});
vi.mock('./notify', () => ({ notify: vi.fn(() => Promise.resolve()) }));

it.each([
  ['success', 'success'],
  ['failure', 'failure'],
  ['waiting', 'information'],
] as const)('showStatus shows a %s in a toast of its kind where the script of dialogs does not load', async (kind, toast) => {
  await showStatus({ kind, message: 'Query Sent Successfully!!!' });
  expect(notify).toHaveBeenLastCalledWith('Query Sent Successfully!!!', { kind: toast });
});
