import { staffStart } from '@catalogue/contract/paths';
import type { TeamRole } from '@catalogue/contract/roles';
import { LinkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ADMIN_TEXTS } from './admin-texts';

/** Shown in place of a screen that the role may not open. */
export default function ForAdmins({ role }: { role: TeamRole | null }) {
  const { title, texts, actions } = ADMIN_TEXTS.forAdmins;
  const kind = role === 'sales' ? 'sales' : 'rep';
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton kind="primary" to={staffStart(kind)}>
          {actions[kind]}
        </LinkButton>
      }
    >
      {texts[kind]}
    </EmptyState>
  );
}
