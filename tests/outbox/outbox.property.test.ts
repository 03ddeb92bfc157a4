import { test } from 'vitest';
import { checkHistories } from './histories';

const HISTORIES = 300;

test(`${HISTORIES} random histories: no lead is lost, sent twice or stuck`, { timeout: 120_000 }, () =>
  checkHistories(HISTORIES),
);
