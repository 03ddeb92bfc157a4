import { randomBytes } from 'node:crypto';
import { failedSearches, mergeFailedSearches } from '@catalogue/contract/entities/failed-searches';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { server } from '../stack';
import { withApi } from './with-api';

const api = withApi();

const someWord = (): string => `w${randomBytes(6).toString('hex').replace(/\d/g, 'x')}`;
const report = (words: string) => api.send('/api/failed-searches', { method: 'POST', body: { words } });
const stored = async () => {
  const { docs } = await server.firestore().collection('failedSearches').get();
  return mergeFailedSearches(docs.map((shard) => v.parse(failedSearches, shard.data()).searches));
};

it('counts spellings of a search together, with the last day', async () => {
  const word = someWord();
  for (const words of [word, ` ${word.toUpperCase()}! `]) expect((await report(words)).status).toBe(204);
  const day = new Date().toISOString().slice(0, 10);
  expect((await stored()).filter(({ words }) => words === word)).toEqual([{ words: word, count: 2, lastDay: day }]);
});

it('answers a search that looks personal alike, and stores nothing', async () => {
  const word = someWord();
  for (const words of [`${word}@example.com`, `${word} 98200 00011`]) expect((await report(words)).status).toBe(204);
  expect(JSON.stringify(await stored())).not.toContain(word);
});
