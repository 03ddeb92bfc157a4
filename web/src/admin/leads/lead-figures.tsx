import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useLive } from '../data/use-live';
import { LEAD_TEXTS } from './lead-texts';

interface Props {
  kind: LeadKind;
  /** How the two figures are laid out. */
  children: (waiting: string, today: string) => React.ReactNode;
}

/** How many leads of a kind nobody has touched and how many came in today, live; dashes until that is known, offline too. */
export default function LeadFigures({ kind, children }: Props) {
  const counts = () => import('../../firebase/new-leads');
  const { value: waiting } = useLive<number>(`new leads/${kind}`, async (onCount, onFailure) =>
    (await counts()).watchNewLeads(kind, onCount, onFailure),
  );
  const { value: today } = useLive<number>(`leads of today/${kind}`, async (onCount, onFailure) =>
    (await counts()).watchLeadsOfToday(kind, onCount, onFailure),
  );
  return children(waiting === undefined ? LEAD_TEXTS.unknown : String(waiting), LEAD_TEXTS.today(today));
}
