import type { TeamRole } from '@catalogue/contract/roles';

/** What a member of the team is: 'Asha is an admin'. */
export const ROLE_WITH_ARTICLE = {
  admin: 'an admin',
  sales: 'a member of sales',
  rep: 'a rep',
} satisfies Record<TeamRole, string>;
