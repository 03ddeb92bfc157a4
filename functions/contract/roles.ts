/* Without schemas: public pages import it. */

/** Roles of the team, from most rights to fewest. Each is the name of its custom claim, too. */
export const TEAM_ROLES = ['admin', 'sales', 'rep'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What a member of the team may do. */
export type Right =
  /** Note clients of their own, send enquiries for them and see those. */
  | 'clients'
  /** See prices for staff. */
  | 'staffPrices'
  /** Read, own and answer every lead, see the clients of all reps and who is on the team. */
  | 'leads'
  /** Add, change, hide and delete categories, products and banners; see every price. */
  | 'content'
  /** Change what holds for the whole site, and see how it runs. */
  | 'settings'
  /** Erase leads and what else is stored of a person. */
  | 'erase'
  /** Take people into the team and out of it. */
  | 'team';

/** The table of roles and rights. Endpoints, screens and the tests of the rules follow it; firestore.rules repeats it. */
export const RIGHTS_OF: Readonly<Record<TeamRole, readonly Right[]>> = {
  admin: ['clients', 'staffPrices', 'leads', 'content', 'settings', 'erase', 'team'],
  sales: ['clients', 'staffPrices', 'leads'],
  rep: ['clients', 'staffPrices'],
};

/** Whether a role has a right. null: nobody of the team. */
export const hasRight = (role: TeamRole | null, right: Right): boolean => role !== null && RIGHTS_OF[role].includes(right);

/** Whether a member works with clients of their own, and not with the leads of the company. */
export const isRep = (role: TeamRole | null): boolean => hasRight(role, 'clients') && !hasRight(role, 'leads');

/** Whether a lead belongs to the person who sends it: all that a rep sends, and what others of the team send for a client. */
export const isOwnLead = (role: TeamRole | null, hasClient: boolean): boolean =>
  isRep(role) || (hasClient && hasRight(role, 'clients'));

/** The role that a team document names; null: none. */
export const storedRole = (value: unknown): TeamRole | null => TEAM_ROLES.find((role) => role === value) ?? null;

/** The highest role among an account's claims; null: none. */
export const claimedRole = (claims: Readonly<Record<string, unknown>>): TeamRole | null =>
  TEAM_ROLES.find((role) => claims[role] === true) ?? null;

/**
 * The role that counts: the claim's while the team document has the same or a higher one. A token from before a promotion has the
 * lower role until it is renewed, one from before a demotion has none.
 */
export const effectiveRole = (claimed: TeamRole | null, inTeam: TeamRole | null): TeamRole | null =>
  claimed !== null && inTeam !== null && TEAM_ROLES.indexOf(inTeam) <= TEAM_ROLES.indexOf(claimed) ? claimed : null;
