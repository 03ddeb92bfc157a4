import { beforeEach, expect, it } from 'vitest';
import { oneSidedConditions } from './coverage';
import { resetFirestore, ruleCoverage } from './personas';
// One file, because loading the rules again resets their coverage.
import './access';
import './content';
import './facts';
import './leads';
import './limits';
import './prices';
import './settings';

beforeEach(resetFirestore);

// tests/long/rules-mutation.test.ts runs this file with mutants; only the tests above may detect them.
it.skipIf(process.env.FIRESTORE_RULES !== undefined)('evaluates every condition to true and to false', async () => {
  expect(oneSidedConditions(await ruleCoverage())).toEqual([]);
});
