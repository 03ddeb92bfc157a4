import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useRef, useState } from 'react';
import type { LeadList, LeadPage } from '../../firebase/leads';
import type { LeadView } from '../../lib/lead-view';
import { notify } from '../../ui/notify';
import { useLive } from '../data/use-live';
import { LEAD_TEXTS } from './lead-texts';
import { leadsModule } from './firebase';

/** A live list of leads, and the verb that reads on. */
export function useLeadList(kind: LeadKind, { filter, sort }: Omit<LeadView, 'me'>) {
  const list = useRef<LeadList | null>(null);
  const [reading, setReading] = useState(false);
  const { value, error } = useLive<LeadPage>(`leads/${kind}/${filter}/${sort}`, async (onPage, onFailure) => {
    const { openLeads, whoAmI } = await leadsModule();
    const opened = openLeads(kind, { filter, sort, me: (await whoAmI()).uid }, onPage, onFailure);
    list.current = opened;
    return opened.close;
  });
  async function more(): Promise<void> {
    setReading(true);
    await list.current
      ?.more()
      .catch(() => notify(LEAD_TEXTS.moreFailed, { kind: 'failure' }))
      .finally(() => setReading(false));
  }
  return { page: value, error, reading, more };
}
