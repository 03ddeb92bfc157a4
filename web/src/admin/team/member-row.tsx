import type { TeamMember } from '@catalogue/contract/entities/team';
import { useState } from 'react';
import { formatMoment } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { TEAM_TEXTS } from './team-texts';
import { revokeAdmin } from './team-api';

interface Props {
  member: TeamMember;
  isSelf: boolean;
  /** The team would be without anyone. */
  isLast: boolean;
}

export function MemberRow({ member, isSelf, isLast }: Props) {
  const [removing, setRemoving] = useState(false);
  const { name, email, grantedAt, grantedBy } = member;
  const { remove } = TEAM_TEXTS;

  async function dismiss(): Promise<void> {
    const question = isSelf ? remove.self : { title: remove.title(name), body: remove.body(name), action: remove.action };
    if (!(await confirm({ ...question, danger: true }))) return;
    setRemoving(true);
    const changed = await revokeAdmin(member);
    setRemoving(false);
    if (changed.outcome === 'refused') void notify(changed.sentence, { kind: 'failure' });
    // One's own leaving is told by the page, which closes.
    else if (!isSelf) void notify(remove.done(name), { kind: 'success' });
  }

  return (
    <tr>
      <th scope="row">
        {name} {isSelf && <Badge kind="brand">{TEAM_TEXTS.you}</Badge>}
      </th>
      <td>
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td>{formatMoment(grantedAt)}</td>
      <td>{grantedBy ?? TEAM_TEXTS.commandLine}</td>
      <td>
        <Button
          small
          kind="quiet"
          busy={removing}
          disabled={isLast}
          title={isLast ? remove.last : undefined}
          aria-label={isSelf ? remove.self.action : remove.name(name)}
          onClick={() => void dismiss()}
        >
          {isSelf ? remove.self.action : remove.action}
        </Button>
      </td>
    </tr>
  );
}
