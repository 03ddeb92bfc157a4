import { LIMITS } from '@catalogue/contract/limits';
import type { LeadProgress } from '../../lib/lead-view';
import { SelectField } from '../../ui/choice-field';
import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '../data/queries';
import { LEAD_TEXTS } from './lead-texts';

type Owner = Pick<LeadProgress, 'owner' | 'ownerName'>;

/** Select for the owner of a lead: nobody, or an admin. A former member stays selectable while owner. */
export function OwnerField({ owner, ownerName, onChange }: Owner & { onChange: (owner: Owner) => void }) {
  const { data: team } = useQuery(teamQuery());
  const members = (team?.members ?? []).filter(({ uid, role }) => role === 'admin' || uid === owner);
  const choices = members.map(({ uid, name }) => ({ uid, name, label: uid === team?.self ? LEAD_TEXTS.me(name) : name }));
  const hasLeft = owner !== null && !members.some(({ uid }) => uid === owner);
  const was = ownerName ?? owner ?? '';
  if (hasLeft) choices.push({ uid: owner, name: was, label: team === undefined ? was : LEAD_TEXTS.left(was) });
  return (
    <SelectField
      label={LEAD_TEXTS.desk.owner}
      value={owner ?? ''}
      onChange={({ target: { value } }) => {
        const chosen = choices.find(({ uid }) => uid === value);
        onChange({ owner: chosen?.uid ?? null, ownerName: chosen?.name.slice(0, LIMITS.name) ?? null });
      }}
    >
      <option value="">{LEAD_TEXTS.nobody}</option>
      {choices.map(({ uid, label }) => (
        <option key={uid} value={uid}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
