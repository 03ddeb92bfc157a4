import { describe, expect, it } from 'vitest';
import { claimedRole, effectiveRole, hasRight, isOwnLead, isRep, RIGHTS_OF, storedRole, TEAM_ROLES } from './roles';

describe('roles', () => {
  it('each have the rights of the next lower one', () => {
    for (const [index, role] of TEAM_ROLES.entries())
      for (const lower of TEAM_ROLES.slice(index))
        expect(RIGHTS_OF[role]).toEqual(expect.arrayContaining([...RIGHTS_OF[lower]]));
  });

  it('sales answer leads and change, set and erase nothing', () => {
    expect(hasRight('sales', 'leads')).toBe(true);
    for (const right of ['content', 'settings', 'erase', 'team'] as const) expect(hasRight('sales', right)).toBe(false);
    expect(hasRight(null, 'clients')).toBe(false);
  });

  it('have one that sees no leads of the company: the rep', () => {
    expect(TEAM_ROLES.filter(isRep)).toEqual(['rep']);
    expect(isRep(null)).toBe(false);
  });

  it.each([
    ['rep', false, true],
    ['rep', true, true],
    ['sales', false, false],
    ['sales', true, true],
    ['admin', false, false],
    ['admin', true, true],
    [null, true, false],
  ] as const)('of %s, a lead with a client (%s) is their own: %s', (role, hasClient, isOwn) =>
    expect(isOwnLead(role, hasClient)).toBe(isOwn),
  );

  it.each([
    [{ admin: true, rep: true }, 'admin'],
    [{ sales: true }, 'sales'],
    [{ rep: 'true' }, null],
    [{}, null],
  ])('of the claims %o is %s', (claims, role) => expect(claimedRole(claims)).toBe(role));

  it.each([undefined, null, '', 'owner'])('in a team document that names %o is none', (stored) => {
    expect(storedRole(stored)).toBeNull();
    for (const role of TEAM_ROLES) expect(effectiveRole(role, storedRole(stored))).toBeNull();
  });

  it.each([
    ['admin', 'admin', 'admin'],
    ['rep', 'sales', 'rep'],
    ['sales', 'admin', 'sales'],
    ['admin', 'sales', null],
    ['sales', 'rep', null],
    ['sales', null, null],
    [null, 'sales', null],
  ] as const)('a token of %s with %s in the team counts as %s', (claimed, inTeam, role) =>
    expect(effectiveRole(claimed, inTeam)).toBe(role),
  );
});
