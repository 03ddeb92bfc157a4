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
  // https://cloud.google.com/iam/docs/reference/rest/v1/projects.roles
  [
    'GET',
    /\/roles\/(\w+)$/,
    ({ ownRoles }, _, [, id = '']) => (ownRoles[id] === undefined ? notFound : ok({ includedPermissions: ownRoles[id] })),
  ],
  [
    'POST',
    /\/roles$/,
    ({ ownRoles }, { body }) => {
      const { roleId, role } = body as { roleId: string; role: { includedPermissions: string[] } };
      ownRoles[roleId] = role.includedPermissions;
      return ok();
    },
  ],
  [
    'PATCH',
    /\/roles\/(\w+)$/,
    ({ ownRoles }, { body }, [, id = '']) => {
      ownRoles[id] = (body as { includedPermissions: string[] }).includedPermissions;
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
