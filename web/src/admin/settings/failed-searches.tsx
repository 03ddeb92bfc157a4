import { synonymWords } from '@catalogue/contract/entities/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatIsoDay } from '../../lib/format';
import { Button } from '../../ui/button';
import { MutedText } from '../../ui/muted-text';
import { failedSearchesQuery } from '../data/queries/site';
import { DataTable } from '../ui/data-table';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { SETTINGS_TEXTS } from './settings-texts';
import styles from './settings.module.css';

const texts = SETTINGS_TEXTS.searches;
/** Rows shown at first, and with each click on "more". */
const PAGE_SIZE = 10;

interface Props {
  /** Groups of synonyms as typed: a word in one of them is not listed. */
  synonyms: readonly string[];
  onAdd: (word: string) => void;
}

/** What visitors did not find. A single word can become a synonym; a longer search is information only. */
export function FailedSearches({ synonyms, onAdd }: Props) {
  const query = useQuery(failedSearchesQuery());
  const [limit, setLimit] = useState(PAGE_SIZE);
  const known = new Set(synonyms.flatMap(synonymWords));
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const isEmpty = query.data?.rows.length === 0;
  const searches = isUnconfirmed ? undefined : query.data?.rows.filter(({ words }) => !known.has(words));
  return (
    <section className={styles.section} aria-labelledby="failed-searches">
      <h2 id="failed-searches" tabIndex={-1}>
        {texts.title}
      </h2>
      <MutedText>{texts.hint}</MutedText>
      <QueryStatus query={query} isUnconfirmed={isUnconfirmed} failureMessage={texts.failed} />
      {searches?.length === 0 && <MutedText>{isEmpty ? texts.empty : texts.allKnown}</MutedText>}
      {searches !== undefined && searches.length > 0 && (
        <DataTable
          label={texts.title}
          rows={searches.slice(0, limit)}
          keyOf={({ words }) => words}
          columns={[
            { title: texts.words, isRowHeader: true, cell: ({ words }) => words },
            { title: texts.count, cell: ({ count }) => count },
            { title: texts.lastDay, cell: ({ lastDay }) => formatIsoDay(lastDay) },
            {
              title: texts.actions,
              cell: ({ words }) =>
                !words.includes(' ') && (
                  <Button small aria-label={texts.addOne(words)} onClick={() => onAdd(words)}>
                    {texts.add}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {searches !== undefined && searches.length > limit && (
        <Button small onClick={() => setLimit(limit + PAGE_SIZE)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
