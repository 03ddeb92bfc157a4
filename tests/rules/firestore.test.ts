import { beforeEach, expect, it } from 'vitest';
import { oneSidedConditions } from './coverage';
import { resetFirestore, ruleCoverage } from './personas';
// One file, because loading the rules again resets their coverage.
import './access';
import './activity';
import './content';
import './facts';
import './gallery';
import './leads';
import './limits';
import './prices';
import './settings';

beforeEach(resetFirestore);

it('evaluates every condition to true and to false', async () => {
  expect(oneSidedConditions(await ruleCoverage())).toEqual([]);
});
