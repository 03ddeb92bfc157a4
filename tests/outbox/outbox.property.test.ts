import { test } from 'vitest';
import { checkHistories } from './histories';

const HISTORIES = 300;

test(`${HISTORIES} random histories: nothing lost, nothing doubled, nothing stuck`, { timeout: 120_000 }, () =>
  checkHistories(HISTORIES),
);
