import { COLLECTIONS } from '@catalogue/contract/collections';
import { storedRole, TEAM_ROLES, type TeamRole } from '@catalogue/contract/roles';
import { UserError } from '../user-error';
import { readCollection, type StoredDocument, textOf } from './documents';
import type { Target } from './target';

const isMember = ({ path }: StoredDocument): boolean => /^team\/[^/]+$/.test(path);
const roleOf = (member: StoredDocument): TeamRole | null => storedRole(textOf(member, 'role'));
const rankOf = (role: TeamRole | null): number => (role === null ? TEAM_ROLES.length : TEAM_ROLES.indexOf(role));

/**
 * Names the people whom the documents give a role that was taken from them, or a higher one, and asks for their number. Asks nothing
 * where there are none.
 *
 * @throws UserError for another number
 */
export async function confirmRoles(
  target: Target,
  documents: Iterable<StoredDocument>,
  ask: (question: string) => Promise<string>,
): Promise<void> {
  const current = new Map<string, TeamRole | null>();
  for await (const member of readCollection(target, COLLECTIONS.team)) current.set(member.path, roleOf(member));
  const raised: string[] = [];
  for (const document of documents) {
    const [role, now] = [roleOf(document), current.get(document.path) ?? null];
    if (!isMember(document) || role === null || rankOf(role) >= rankOf(now)) continue;
    raised.push(`${textOf(document, 'name')} <${textOf(document, 'email')}> ${role} (now ${now ?? 'none'})`);
  }
  if (raised.length === 0) return;
  const typed = await ask(
    `This gives roles in the team: ${raised.join(', ')}. Type the number of these people (${raised.length})`,
  );
  if (typed.trim() !== String(raised.length)) throw new UserError('That is another number. Nothing was restored.');
}
