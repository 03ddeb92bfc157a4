import { beforeEach, expect, test, vi } from 'vitest';
import { deleteUnusedFiles } from './delete-unused-files';

const HOUR = 60 * 60_000;
const device = vi.hoisted(() => ({ readAll: vi.fn(), readAllKnown: vi.fn(), remove: vi.fn() }));
vi.mock('../../../data/device-store/database', () => device);

const file = (id: string) => ({
  id,
  draftKey: null,
  name: 'logo.png',
  type: 'image/png',
  bytes: 4,
  content: new ArrayBuffer(4),
  at: 0,
});

beforeEach(() => {
  vi.resetAllMocks();
  device.readAll.mockResolvedValue(new Map([['a', file('a')]]));
});

test('deletes a file that no item waits for', async () => {
  device.readAllKnown.mockResolvedValue(new Map());
  await deleteUnusedFiles(2 * HOUR);
  expect(device.remove).toHaveBeenCalledExactlyOnceWith('attachments', 'a');
});

test('deletes nothing while the storage does not say which items wait', async () => {
  device.readAllKnown.mockRejectedValue(new Error('The storage does not answer'));
  await expect(deleteUnusedFiles(2 * HOUR)).rejects.toThrow('does not answer');
  expect(device.remove).not.toHaveBeenCalled();
});
