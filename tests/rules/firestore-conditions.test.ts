import { expect, it } from 'vitest';
import { oneSidedConditions } from './coverage';
import { ruleCoverage } from './personas';
import './firestore-tests';

it('evaluates every condition to true and to false', async () => {
  expect(oneSidedConditions(await ruleCoverage())).toEqual([]);
});
