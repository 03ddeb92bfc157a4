import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { useStartOfToday } from '../../data/network/follow-clock';
import { LEAD_FILTERS, LEAD_SORTS, sortOf } from '../../data/leads/lead-view';
import type { LeadSort } from '../../data/leads/lead-view';
import { RadioGroup, SelectField } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import type { LeadPageView } from '../data/lead-urls';
import { leadFilterCountsQuery } from '../data/queries/leads';
import { Chips } from '../ui/chips';
import { hasBoard } from './board-columns';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';

interface Props {
  kind: LeadKind;
  view: LeadPageView;
  search: string;
  onView: (change: Partial<LeadPageView>) => void;
  onType: (text: string) => void;
  /** Searches all leads on the server. */
  onSearch: () => void;
}

/** Search, filters with counts, sort, and the switch between list and board. */
export function LeadFilters({ kind, view, search, onView, onType, onSearch }: Props) {
  const { data: counts } = useQuery(leadFilterCountsQuery(kind, useStartOfToday()));
  return (
    <>
      <form
        role="search"
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <div className={styles.search}>
          <TextField
            type="search"
            label={LEAD_TEXTS.search}
            hint={LEAD_TEXTS.searchHint}
            value={search}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
        <SelectField
          label={LEAD_TEXTS.sort}
          value={sortOf(view.filter, view.sort)}
          onChange={({ target }) => onView({ sort: target.value as LeadSort })}
        >
          {LEAD_SORTS.map((one) => (
            <option key={one} value={one} disabled={sortOf(view.filter, one) !== one}>
              {LEAD_TEXTS.sorts[one]}
            </option>
          ))}
        </SelectField>
        {hasBoard(view.filter) && (
          <RadioGroup
            label={LEAD_TEXTS.layout}
            name="lead-layout"
            value={view.layout}
            options={(['list', 'board'] as const).map((value) => ({ value, label: LEAD_TEXTS.layouts[value] }))}
            onChange={(layout) => onView({ layout: layout === 'board' ? 'board' : 'list' })}
          />
        )}
      </form>
      <Chips
        label={LEAD_TEXTS.show}
        chips={LEAD_FILTERS.map((filter) => ({
          name: filter,
          label: LEAD_TEXTS.filters[filter],
          count: counts?.[filter],
          isOn: view.filter === filter,
          onSelect: () => onView({ filter }),
        }))}
      />
    </>
  );
}
