import type { TeamMember } from '@catalogue/contract/entities/team';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { revokeRole } from './team-api';
import { TEAM_TEXTS } from './team-texts';

interface Props {
  member: TeamMember;
  isSelf: boolean;
  /** Without this member the team would have no admin. */
  isLast: boolean;
}

/** Removes a member from the team, after asking. */
export function RemoveMember({ member, isSelf, isLast }: Props) {
  const { name } = member;
  const { remove } = TEAM_TEXTS;
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeRole(member),
    onSuccess: (result) => {
      if (result.outcome === 'refused') void notify(result.message, { kind: 'failure' });
      // After leaving oneself the page closes and says so.
      else if (!isSelf) void notify(remove.done(name), { kind: 'success' });
    },
  });
  const ask = async () => {
    const question = isSelf ? remove.self : { title: remove.title(name), body: remove.body(name), action: remove.action };
    if (await confirm({ ...question, danger: true })) mutate();
  };
  return (
    <Button
      small
      kind="secondary"
      busy={isPending}
      disabled={isLast}
      title={isLast ? remove.last : undefined}
      aria-label={isSelf ? remove.self.action : remove.name(name)}
      onClick={() => void ask()}
    >
      {isSelf ? remove.self.action : remove.action}
    </Button>
  );
}
