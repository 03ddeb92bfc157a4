import { useCallback, useState } from 'react';
import type { Lead } from '../../../data/leads/lead-view';
import { leadKey } from '../find-duplicates';

/** The selected leads of the inbox. `chosen`: those of them that are listed. */
export function useLeadSelection(leads: readonly Lead[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (lead: Lead, isSelected: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        if (isSelected) next.add(leadKey(lead));
        else next.delete(leadKey(lead));
        return next;
      }),
    [],
  );
  return {
    selected,
    chosen: leads.filter((lead) => selected.has(leadKey(lead))),
    select,
    clear: (): void => setSelected(new Set()),
  };
}
