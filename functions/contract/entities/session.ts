/** The custom claim `admin: true` as SPEC §3's role. */
export const ADMIN_ROLE = { roleId: 'admin', roleName: 'Admin' } as const;
/** The custom claim `rep: true`: a sales rep. */
export const REP_ROLE = { roleId: 'rep', roleName: 'Rep' } as const;
export const USER_ROLE = { roleId: 'user', roleName: 'User' } as const;

export interface Role {
  roleId: string;
  roleName: string;
}

/** What a device remembers of whoever is signed in, so that the bar is right before Auth has loaded. */
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

/** A session out of what a device kept; null where it is none. By hand: every page starts with it, so it must weigh nothing. */
export function readSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uid, name, email, roles } = value as Record<string, unknown>;
  if (typeof uid !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null;
  return Array.isArray(roles) && roles.every(isRole) ? { uid, name, email, roles } : null;
}

/** Roles of a signed-in user from their token's claims. */
export function rolesOf(claims: { admin?: unknown; rep?: unknown }): Role[] {
  if (claims.admin === true) return [ADMIN_ROLE, USER_ROLE];
  return claims.rep === true ? [REP_ROLE, USER_ROLE] : [USER_ROLE];
}
export const isAdmin = (roles: readonly Role[]): boolean => roles.some((one) => one.roleId === ADMIN_ROLE.roleId);
export const isRep = (roles: readonly Role[]): boolean => roles.some((one) => one.roleId === REP_ROLE.roleId);
