import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { leadsTodayCountQuery, newLeadsCountQuery } from '../data/queries';
import { LEAD_TEXTS } from './lead-texts';

interface Props {
  kind: LeadKind;
  /** How the two figures are laid out. */
  children: (waiting: string, today: string) => React.ReactNode;
}

/** Numbers of new leads and of leads received today, live; a dash while unknown. */
export default function LeadFigures({ kind, children }: Props) {
  const { data: waiting } = useQuery(newLeadsCountQuery(kind));
  const { data: today } = useQuery(leadsTodayCountQuery(kind));
  return children(waiting === undefined ? LEAD_TEXTS.unknown : String(waiting), LEAD_TEXTS.today(today));
}
