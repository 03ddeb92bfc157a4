import { beforeEach, expect, it, vi } from 'vitest';

const server = vi.hoisted(() => ({
  commit: vi.fn<() => Promise<void>>(),
  wasCommitted: vi.fn<(entryId: string) => Promise<boolean>>(),
  ids: 0,
}));
vi.mock('./firebase', () => ({
  writesModule: () => Promise.resolve({ ...server, newId: () => `entry-${(server.ids += 1)}` }),
}));

const deletion = { action: 'deleted', noun: 'categories', id: 'mugs', title: 'Mugs' } as const;
const edit = { action: 'changed', noun: 'categories', id: 'pens', title: 'Pens' } as const;

/** The module as a new page loads it. What the device stores stays. */
async function newPage() {
  vi.resetModules();
  return import('./write-journal');
}

const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../data/device-store/database', () => ({
  readAll: () => Promise.resolve(new Map(device)),
  write: (_: string, key: string, value: unknown) => Promise.resolve(device.set(key, value).size > 0),
  remove: (_: string, key: string) => Promise.resolve(device.delete(key)),
}));

beforeEach(() => {
  vi.resetAllMocks();
  device.clear();
});

it('reports nothing of writes whose page saw their outcome, or still waits for it', async () => {
  const page = await newPage();
  server.commit.mockResolvedValueOnce();
  await page.commitJournaled([], deletion);
  server.commit.mockRejectedValueOnce(new Error('refused'));
  await expect(page.commitJournaled([], deletion)).rejects.toThrow('refused');
  server.commit.mockReturnValueOnce(new Promise(() => undefined));
  void page.commitJournaled([], deletion);
  await vi.waitFor(() => expect(server.commit).toHaveBeenCalledTimes(3));
  expect(await page.takeRefusedWrites()).toEqual([]);
  expect(server.wasCommitted).not.toHaveBeenCalled();
});

it('after a reload, names once what the server refused, with what was typed', async () => {
  const before = await newPage();
  server.commit.mockReturnValue(new Promise(() => undefined));
  void before.commitJournaled([], deletion);
  void before.commitJournaled([], edit, { Title: 'Pens and pencils', Link: '' });
  await vi.waitFor(() => expect(server.commit).toHaveBeenCalledTimes(2));

  const after = await newPage();
  server.wasCommitted.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  expect(await after.takeRefusedWrites()).toMatchObject([
    { title: 'Pens', action: 'changed', typed: { Title: 'Pens and pencils' } },
  ]);
  expect(await after.takeRefusedWrites()).toEqual([]);
});

it('counts a write as refused when its author may no longer read the activity log', async () => {
  const before = await newPage();
  server.commit.mockReturnValue(new Promise(() => undefined));
  void before.commitJournaled([], deletion);
  await vi.waitFor(() => expect(server.commit).toHaveBeenCalledTimes(1));
  server.wasCommitted.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
  expect(await (await newPage()).takeRefusedWrites()).toMatchObject([{ title: 'Mugs', action: 'deleted' }]);
});
