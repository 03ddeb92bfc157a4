import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refillMs, takeToken } from './token-bucket';
import type { Bucket } from './token-bucket';

const limit = { burst: 3, perHour: 60 };

describe('takeToken', () => {
  it('allows a burst, then refills one token at a time', () => {
    let bucket: Bucket | undefined;
    const waits = [0, 0, 0, 0, 60_000, 60_000].map((later) => {
      const taken = takeToken(bucket, limit, later);
      ({ bucket } = taken);
      return taken.wait;
    });
    expect(waits).toEqual([0, 0, 0, 60_000, 0, 60_000]);
  });

  it('never exceeds burst plus refill', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200_000 }), { maxLength: 200 }), (gaps) => {
        let bucket: Bucket | undefined;
        let now = 0;
        let given = 0;
        for (const gap of gaps) {
          now += gap;
          const taken = takeToken(bucket, limit, now);
          ({ bucket } = taken);
          if (taken.wait === 0) given += 1;
          // Coming back when told to is enough.
          else expect(takeToken(bucket, limit, now + taken.wait).wait).toBe(0);
        }
        expect(given).toBeLessThanOrEqual(limit.burst + (now / 3_600_000) * limit.perHour + 1e-6);
      }),
    );
  });

  it('gives the token that rounding left a little short', () => {
    expect(takeToken({ tokens: 1 - 2 ** -52, at: 0 }, limit, 0)).toEqual({ bucket: { tokens: 0, at: 0 }, wait: 0 });
  });

  it('refillMs is the time to refill an empty bucket', () => {
    const used = { tokens: 0, at: 0 };
    expect(takeToken(used, limit, refillMs(limit)).bucket.tokens).toBe(takeToken(undefined, limit, 0).bucket.tokens);
  });

  it('tolerates a clock that went back', () => {
    expect(takeToken({ tokens: 0.5, at: 1_000 }, limit, 0)).toEqual({ bucket: { tokens: 0.5, at: 0 }, wait: 30_000 });
  });
});
