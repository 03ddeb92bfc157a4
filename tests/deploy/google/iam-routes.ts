import type { FakeProject } from '../fake-project';
import { error, notFound, ok, type Route } from './reply';

/** Service accounts and access policies. */
export const iamRoutes: readonly Route[] = [
  ['GET', /serviceAccounts\/([\w-]+)@\S+$/, (state, _, [, id = '']) => (state.serviceAccounts.includes(id) ? ok() : notFound)],
  [
    'POST',
    /serviceAccounts$/,
    (state, { body }) => {
      state.serviceAccounts.push((body as { accountId: string }).accountId);
      return ok();
    },
  ],
  ['POST', /:getIamPolicy$/, (state) => ok({ etag: 'e1', version: 1, bindings: state.bindings })],
  [
    'POST',
    /:setIamPolicy$/,
    (state, { body }) => {
      const { policy } = body as { policy: { etag: string; bindings: FakeProject['bindings'] } };
      if (policy.etag !== 'e1') return error(409, 'There were concurrent policy changes.');
      state.bindings = policy.bindings;
      return ok();
    },
  ],
];
