import { claimedRole, TEAM_ROLES, type TeamRole } from '../roles';

/** The custom claims as SPEC §3's roles. */
export const ROLES = {
  admin: { roleId: 'admin', roleName: 'Admin' },
  sales: { roleId: 'sales', roleName: 'Sales' },
  rep: { roleId: 'rep', roleName: 'Rep' },
} as const satisfies Record<TeamRole, Role>;
export const USER_ROLE = { roleId: 'user', roleName: 'User' } as const;

export interface Role {
  roleId: string;
  roleName: string;
}

/** What a device stores about the signed-in user, so that the bar is right before Auth has loaded. */
export interface Session {
  uid: string;
  name: string;
  email: string;
  roles: Role[];
}

const isRole = (value: unknown): value is Role =>
  typeof value === 'object' &&
  value !== null &&
  'roleId' in value &&
  typeof value.roleId === 'string' &&
  'roleName' in value &&
  typeof value.roleName === 'string';

/** Parses a stored session; null if it is malformed. Without the schema library, because every page loads this module. */
export function readSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uid, name, email, roles } = value as Record<string, unknown>;
  if (typeof uid !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null;
  return Array.isArray(roles) && roles.every(isRole) ? { uid, name, email, roles } : null;
}

/** Roles of a signed-in user from their token's claims. */
export function rolesOf(claims: Readonly<Record<string, unknown>>): Role[] {
  const role = claimedRole(claims);
  return role === null ? [USER_ROLE] : [ROLES[role], USER_ROLE];
}

/** The role in the team among those of a user; null: not on the team. */
export const teamRoleOf = (roles: readonly Role[] = []): TeamRole | null =>
  TEAM_ROLES.find((role) => roles.some(({ roleId }) => roleId === role)) ?? null;
