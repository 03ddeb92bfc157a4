import { COLLECTIONS } from '@catalogue/contract/collections';
import type { failedSearchesEndpoints } from '@catalogue/contract/endpoints/failed-searches';
import { failedSearches } from '@catalogue/contract/entities/failed-searches';
import { countableSearch } from '@catalogue/contract/failed-search';
import { dayOf } from '@catalogue/contract/iso-day';
import * as v from 'valibot';
import { firestore } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { anyShard } from '../platform/shards';
import { countSearch } from '../search/count-search';
import type { Handlers } from './route';

export const handlers: Handlers<typeof failedSearchesEndpoints> = {
  async report({ body }) {
    const words = countableSearch(body.words);
    if (words === null) return undefined;
    const reference = firestore().collection(COLLECTIONS.failedSearches).doc(String(anyShard()));
    await runTransaction(async (transaction) => {
      const stored = v.safeParse(failedSearches, (await transaction.get(reference)).data());
      const day = dayOf(Date.now());
      transaction.set(reference, { searches: countSearch(stored.success ? stored.output.searches : [], words, day) });
    });
    return undefined;
  },
};
