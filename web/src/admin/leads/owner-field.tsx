import type { LeadProgress } from '../../lib/lead-view';
import { SelectField } from '../../ui/choice-field';
import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '../data/queries/people';
import { LEAD_TEXTS } from './lead-texts';
import { possibleOwners } from './possible-owners';

type Owner = Pick<LeadProgress, 'owner' | 'ownerName'>;

/** Select for the owner of a lead: nobody, or an admin. A former member stays selectable while owner. */
export function OwnerField({ owner, ownerName, onChange }: Owner & { onChange: (owner: Owner) => void }) {
  const { data: team } = useQuery(teamQuery());
  const choices = team === undefined ? [] : possibleOwners(team, owner);
  const hasLeft = owner !== null && !choices.some(({ uid }) => uid === owner);
  const was = ownerName ?? owner ?? '';
  return (
    <SelectField
      label={LEAD_TEXTS.desk.owner}
      value={owner ?? ''}
      onChange={({ target: { value } }) => {
        const former = hasLeft && value === owner ? { uid: owner, name: ownerName } : undefined;
        const chosen = choices.find(({ uid }) => uid === value) ?? former;
        onChange({ owner: chosen?.uid ?? null, ownerName: chosen?.name ?? null });
      }}
    >
      <option value="">{LEAD_TEXTS.nobody}</option>
      {choices.map(({ uid, label }) => (
        <option key={uid} value={uid}>
          {label}
        </option>
      ))}
      {hasLeft && <option value={owner}>{team === undefined ? was : LEAD_TEXTS.left(was)}</option>}
    </SelectField>
  );
}
