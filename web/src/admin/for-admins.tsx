import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ADMIN_TEXTS } from './admin-texts';

/** Shown to reps in place of a screen for admins. */
export default function ForAdmins() {
  const { title, text, action } = ADMIN_TEXTS.forAdmins;
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton kind="primary" to={ADMIN_PATHS.clients}>
          {action}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
