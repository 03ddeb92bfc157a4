import { LEAD_KINDS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { LEAD_FILTERS, LEAD_SORTS, sortOf } from '../../../data/leads/lead-view';
import type { LeadFilter, LeadSort } from '../../../data/leads/lead-view';
import type { InboxView } from '../../data/lead-urls';
import { Chips } from '../../ui/chips';
import { ListTools } from '../../ui/list-tools';
import { LEAD_TEXTS } from '../lead-texts';
import { PasteEnquiry } from '../paste-enquiry';
import { INBOX_TEXTS as texts } from './inbox-texts';

/** Filters that are shown only while they have leads. */
const RARE: readonly LeadFilter[] = ['spam', 'merged', 'incomplete'];

interface Props {
  view: InboxView;
  search: string;
  /** Number of leads of a filter; undefined while unknown. */
  counts: (filter: LeadFilter) => number | undefined;
  onView: (change: Partial<InboxView>) => void;
  onType: (text: string) => void;
}

/** Search, kind and sort, and the filters with counts. */
export const InboxFilters = ({ view, search, counts, onView, onType }: Props) => (
  <>
    <ListTools>
      <input
        type="search"
        aria-label={LEAD_TEXTS.search}
        placeholder={LEAD_TEXTS.searchEverywhere}
        value={search}
        onChange={({ target }) => onType(target.value)}
      />
      <select
        aria-label={texts.kinds.label}
        value={view.kind ?? ''}
        onChange={({ target }) => onView({ kind: target.value === '' ? null : (target.value as LeadKind) })}
      >
        <option value="">{texts.kinds.both}</option>
        {LEAD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </select>
      <select
        aria-label={LEAD_TEXTS.sort}
        value={sortOf(view.filter, view.sort)}
        onChange={({ target }) => onView({ sort: target.value as LeadSort })}
      >
        {LEAD_SORTS.map((sort) => (
          <option key={sort} value={sort} disabled={sortOf(view.filter, sort) !== sort}>
            {LEAD_TEXTS.sorts[sort]}
          </option>
        ))}
      </select>
      <PasteEnquiry />
    </ListTools>
    <Chips
      label={LEAD_TEXTS.show}
      chips={LEAD_FILTERS.filter((filter) => view.filter === filter || !RARE.includes(filter) || counts(filter) !== 0).map(
        (filter) => ({
          name: filter,
          label: LEAD_TEXTS.filters[filter],
          count: counts(filter),
          isOn: view.filter === filter,
          onSelect: () => onView({ filter }),
        }),
      )}
    />
  </>
);
