import { describe, expect, it } from 'vitest';
import type { Job } from './job';
import { parseJob } from './stored-job';

const job = (change: Job['steps'][number]['change']): Job => ({
  ...{ id: 'j', name: 'Price 1 product', startedAt: 1, kind: 'selection', undo: [], skipped: [], categories: [] },
  steps: [{ id: 'a', title: 'A', sku: 'A-1', base: 3, change, outcome: 'waiting' }],
});

describe('parseJob', () => {
  it('returns what was stored, and adds no fact that the change does not name', () => {
    const stored = job({ price: 12, facts: { priceBreaks: [{ from: 50, price: 10 }] } });
    expect(parseJob(structuredClone(stored))).toEqual(stored);
    expect(parseJob(job({ deleted: true }))?.steps[0]?.change).toEqual({ deleted: true });
  });

  it('returns null for anything else', () => {
    expect(parseJob(undefined)).toBeNull();
    expect(parseJob({ ...job({}), steps: [{}] })).toBeNull();
  });
});
