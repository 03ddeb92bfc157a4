import { test } from 'vitest';
import { checkHistories } from './histories';

/** `npm run test:long` runs 30,000. */
const HISTORIES = 100;

test(`${HISTORIES} random histories: no lead is lost, sent twice or stuck`, () => checkHistories(HISTORIES));
