import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAll, write } from '../../../data/device-store/database';
import type { Job } from './job';
import { pendingSteps } from './pending-steps';
import type { JobPort } from './run-job';
import { resumeSelectionJobs, runSelectionJob } from './run-selection-job';

const port = vi.hoisted(() => ({ commit: vi.fn(), wasCommitted: vi.fn(), read: vi.fn() }));
const notify = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/notify', () => ({ notify }));
vi.mock('../../data/report-write', () => ({ notifyIfPending: () => Promise.resolve() }));
vi.mock('../../data/firebase', () => ({ writesModule: vi.fn() }));
vi.mock('./job-port', () => ({
  jobPort: (_: Job, keep: JobPort['keep']) => Promise.resolve({ ...port, keep, isRefusal: () => true }),
}));

const job: Job = {
  ...{ id: 'job', name: 'Hide 2 products', startedAt: 1, kind: 'selection', undo: [], skipped: [] },
  steps: [
    { id: 'mug', title: 'Mug', sku: 'DRK-1', base: 3, change: { live: false }, outcome: 'waiting' },
    { id: 'pen', title: 'Pen', sku: null, base: 1, change: { live: false }, outcome: 'waiting' },
  ],
};
const storedJobs = async () => [...(await readAll('drafts'))].filter(([key]) => key.startsWith('job/')).length;

vi.stubGlobal('navigator', {});

beforeEach(() => {
  vi.clearAllMocks();
  port.read.mockResolvedValue(null);
});

describe('runSelectionJob', () => {
  it('keeps the job on the device and its steps in the list until the server has answered', async () => {
    let answer = (): void => undefined;
    port.commit.mockReturnValue(new Promise<void>((resolve) => void (answer = resolve)));
    const running = runSelectionJob(job);
    await vi.waitFor(() => expect(port.commit).toHaveBeenCalled());
    expect(await storedJobs()).toBe(1);
    expect([...pendingSteps.get().keys()]).toEqual(['mug', 'pen']);
    answer();
    expect((await running).steps.every(({ outcome }) => outcome === 'written')).toBe(true);
    expect(await storedJobs()).toBe(0);
    expect(notify).toHaveBeenCalledWith('Hide 2 products: done.', expect.objectContaining({ kind: 'success' }));
  });

  it('names what was refused, by item number and title', async () => {
    port.commit.mockImplementation((steps: Job['steps']) =>
      steps.some(({ id }) => id === 'mug') ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    const { steps } = await runSelectionJob(job);
    expect(steps.map(({ outcome }) => outcome)).toEqual(['conflict', 'written']);
    expect(notify).toHaveBeenCalledWith(
      'Hide 2 products: done but for 1. Somebody else changed meanwhile: DRK-1 Mug.',
      expect.objectContaining({ kind: 'failure' }),
    );
  });

  it('says that the server did not take a deletion, with SPEC’s sentence first', async () => {
    port.commit.mockRejectedValue(new Error('refused'));
    port.read.mockImplementation((id: string) => Promise.resolve({ revision: id === 'mug' ? 3 : 1 }));
    const deletion = {
      ...job,
      name: 'Delete 2 products',
      steps: job.steps.map((step) => ({ ...step, change: { deleted: true } })),
    };
    const { steps } = await runSelectionJob(deletion);
    expect(steps.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
    expect(notify).toHaveBeenCalledWith(
      expect.stringMatching(/^Error in Deleting product\. .*The server did not take: DRK-1 Mug, Pen\./),
      expect.objectContaining({ kind: 'failure' }),
    );
  });
});

describe('resumeSelectionJobs', () => {
  it('finds what the server took before the reload, and reports it', async () => {
    await write('drafts', 'job/job', job);
    port.wasCommitted.mockResolvedValue(true);
    await resumeSelectionJobs();
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('Hide 2 products: done.', expect.anything()));
    expect(port.commit).not.toHaveBeenCalled();
    expect(await storedJobs()).toBe(0);
  });
});
