import * as v from 'valibot';
import { text } from '../entities/fields';
import { endpoint } from './endpoint';

export const failedSearchesEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/api/failed-searches',
    access: 'public',
    tag: 'Search',
    summary: 'Count a search that found nothing. What looks personal is not stored, and the answer does not say so',
    body: v.object({ words: v.pipe(text(200), v.minLength(1)) }),
    answer: 'nothing',
    status: 204,
    limit: { burst: 10, perHour: 60 },
    example: { body: { words: 'surahi' } },
  }),
};
