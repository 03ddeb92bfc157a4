import { test } from 'vitest';
import { checkHistories } from '../outbox/histories';

const HISTORIES = 30_000;

test(`${HISTORIES} random histories: nothing lost, nothing doubled, nothing stuck`, { timeout: 20 * 60_000 }, () =>
  checkHistories(HISTORIES),
);
