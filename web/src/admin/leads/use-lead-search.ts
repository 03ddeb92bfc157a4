import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useRef, useState } from 'react';
import type { FoundLeads } from '../../firebase/find-leads';
import type { Lead } from '../../lib/lead-view';
import { notify } from '../../ui/notify';
import { useLive } from '../data/use-live';
import { LEAD_TEXTS } from './lead-texts';
import { findModule } from './firebase';

/** Leads found among all of them: kept by id and watched, so that what is shown is what is stored. */
export function useLeadSearch(kind: LeadKind) {
  const [found, setFound] = useState<FoundLeads | null>(null);
  const [searching, setSearching] = useState(false);
  const asked = useRef(0);
  const ids = found?.ids ?? [];
  const { value, error } = useLive<readonly Lead[]>(
    `found/${kind}/${ids.join()}`,
    async (onLeads, onFailure) => (await findModule()).watchLeads(kind, ids, onLeads, onFailure),
    ids.length > 0,
  );

  function clear(): void {
    asked.current += 1;
    setFound(null);
    setSearching(false);
  }

  async function look(text: string): Promise<void> {
    clear();
    if (text === '') return;
    const turn = asked.current;
    setSearching(true);
    try {
      const next = await (await findModule()).findLeads(kind, text);
      // An answer overtaken by a newer question, or by other words typed.
      if (turn === asked.current) setFound(next);
    } catch {
      if (turn === asked.current) void notify(LEAD_TEXTS.searchFailed, { kind: 'failure' });
    } finally {
      if (turn === asked.current) setSearching(false);
    }
  }

  return { leads: found && (value ?? []), hasMore: found?.hasMore === true, error, searching, look, clear };
}
