import { describe, expect, it } from 'vitest';
import { formatAge } from './format-age';

describe('formatAge', () => {
  it('uses the largest unit that fits', () => {
    const ages = [0, 59_000, 60_000, 3_599_000, 3_600_000, 86_399_000, 86_400_000, 3 * 86_400_000];
    expect(ages.map(formatAge)).toEqual(['1 min', '1 min', '1 min', '59 min', '1 h', '23 h', '1 day', '3 days']);
  });
});
