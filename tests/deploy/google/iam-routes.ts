import type { FakeProject } from '../fake-project';
import { error, notFound, ok, type Route } from './reply';

/** How Google marks a role of a binding whose condition it leaves out. */
const HIDDEN = '_withcond_2b17cc25d2cd9e2c54d8';

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
  // Earlier versions have no conditions: https://cloud.google.com/iam/docs/policies#versions
  [
    'POST',
    /:getIamPolicy$/,
    ({ bindings }, { body }) => {
      const { options } = body as { options?: { requestedPolicyVersion?: number } };
      const isComplete = options?.requestedPolicyVersion === 3;
      const withoutConditions = bindings.map(({ condition, ...one }) =>
        condition ? { ...one, role: `${one.role}${HIDDEN}` } : one,
      );
      return ok({ etag: 'e1', version: isComplete ? 3 : 1, bindings: isComplete ? bindings : withoutConditions });
    },
  ],
  [
    'POST',
    /:setIamPolicy$/,
    (state, { body }) => {
      const { policy } = body as { policy: { etag: string; version?: number; bindings: FakeProject['bindings'] } };
      if (policy.etag !== 'e1') return error(409, 'There were concurrent policy changes.');
      const isConditional = policy.bindings.some(({ condition }) => condition);
      if ((isConditional && policy.version !== 3) || policy.bindings.some(({ role }) => role.endsWith(HIDDEN)))
        return error(400, 'Conditional bindings need a policy of version 3.', 'INVALID_ARGUMENT');
      state.bindings = policy.bindings;
      return ok();
    },
  ],
];
