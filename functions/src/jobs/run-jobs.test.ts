import type { JobName } from '@catalogue/contract/jobs';
import { describe, expect, it } from 'vitest';
import { runJobs, type Job, type LastSuccesses } from './run-jobs';

const NIGHT = Date.parse('2026-11-25T21:10:00Z');
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

function scheduler(broken: Set<JobName>) {
  const last: LastSuccesses = {};
  const ran: JobName[] = [];
  const job = (name: JobName): Job => ({
    name,
    run: () => {
      ran.push(name);
      return broken.has(name) ? Promise.reject(new Error('no')) : Promise.resolve();
    },
  });
  const store = {
    read: () => Promise.resolve({ ...last }),
    record: (name: JobName, at: number) => {
      last[name] = at;
      return Promise.resolve();
    },
  };
  /** Runs these jobs at that time; resolves to what ran. */
  const at = async (time: number, ...names: JobName[]): Promise<JobName[]> => {
    ran.length = 0;
    await runJobs(names.map(job), store, () => time);
    return [...ran];
  };
  return { at, last, ran };
}

describe('runJobs', () => {
  it('runs every job though one fails, and a retry runs only that one', async () => {
    const broken = new Set<JobName>(['rebuildSnapshot']);
    const { at, last, ran } = scheduler(broken);
    const all = ['purgeTrash', 'rebuildSnapshot', 'eraseOldLeads'] as const;
    await expect(at(NIGHT, ...all)).rejects.toThrow('Jobs failed: rebuildSnapshot');
    expect(ran).toEqual(all);
    expect(Object.keys(last)).toEqual(['purgeTrash', 'eraseOldLeads']);
    broken.clear();
    expect(await at(NIGHT + 10 * MINUTE, ...all)).toEqual(['rebuildSnapshot']);
    expect(await at(NIGHT + DAY, ...all)).toEqual(all);
  });

  it('runs jobs of one schedule at intervals of their own', async () => {
    const { at } = scheduler(new Set());
    const all = ['retryLeadMail', 'checkStatus', 'sendSpamDigest'] as const;
    expect(await at(NIGHT, ...all)).toEqual(all);
    expect(await at(NIGHT + 5 * MINUTE - 400, ...all)).toEqual(['retryLeadMail']);
    expect(await at(NIGHT + 15 * MINUTE, ...all)).toEqual(['retryLeadMail', 'checkStatus']);
    expect(await at(NIGHT + HOUR, ...all)).toEqual(all);
  });
});
