import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQueries } from '@tanstack/react-query';
import type { Lead, LeadSort } from '../../lib/lead-view';
import { firstLeadsQuery } from '../data/queries/leads';

/** Cards that a column of the board begins with. */
const FIRST = 20;

/** The first leads of each column: those of a full column would fill a page of the list alone. */
export const useColumnLeads = (kind: LeadKind, sort: LeadSort, enabled: boolean): readonly Lead[] =>
  useQueries({
    queries: WORKED_STATUSES.map((filter) => ({ ...firstLeadsQuery(kind, { filter, sort }, FIRST), enabled })),
    combine: (results) => results.flatMap(({ data }) => data?.rows ?? []),
  });
