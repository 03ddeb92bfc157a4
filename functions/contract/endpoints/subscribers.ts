import * as v from 'valibot';
import { id, moment, text } from '../entities/fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { endpoint } from './endpoint';
import { pageOf, paging } from './page';

/** Firestore `subscribers/{id}`: the id is a hash of the e-mail address, so that each is stored once. */
export const subscriber = v.object({ id, email: v.string(), createdAt: moment });
export type Subscriber = v.InferOutput<typeof subscriber>;

export const subscription = v.object({
  email: v.pipe(
    text(LIMITS.email),
    v.minLength(1, MESSAGES.emailMissing),
    v.email('This does not look like an e-mail address.'),
    v.toLowerCase(),
  ),
  /** Honeypot: a hidden field that only bots fill; nothing is stored then. */
  website: v.optional(v.string(), ''),
});
export type Subscription = v.InferOutput<typeof subscription>;

const stored: Subscriber = { id: 'f3a1c9', email: 'asha@example.com', createdAt: 1_790_000_000_000 };
const tag = 'Subscribers';

export const subscribers = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/subscribers',
    access: 'public',
    tag,
    summary: 'Leave an e-mail address. The answer never says whether it was known already',
    body: subscription,
    answer: 'nothing',
    status: 204,
    limit: { burst: 5, perHour: 20 },
    example: { body: { email: 'asha@example.com' } },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/subscribers',
    access: 'erase',
    tag,
    summary: 'Addresses that were left, newest first',
    query: v.object(paging(LIMITS.pageSize.default)),
    answer: pageOf(subscriber),
    status: 200,
    example: { answer: { content: [stored], pageNumber: 0, pageSize: 100, totalElements: 1, totalPages: 1, lastPage: true } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/subscribers/{id}',
    access: 'erase',
    tag,
    summary: 'Forget an address for good',
    params: v.object({ id }),
    answer: 'nothing',
    status: 204,
    example: { params: { id: 'f3a1c9' } },
  }),
};
