import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Column } from '../../ui/column';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { focusHeading, usePage } from '../../ui/use-page';
import { useSearchParams } from '../../router/use-search-params';
import { AsOf } from '../as-of';
import { ChoiceBar } from '../choice-bar';
import { chooseFound, EVERYTHING } from '../choose-products';
import { COPY } from '../lists-copy';
import { useCatalogue } from '../hooks';
import { ProductGrid, ProductGridSkeleton } from '../product-grid';
import { Unavailable } from '../unavailable';
import { useChoice } from '../use-choice';
import styles from './search-page.module.css';
import { useFound } from './use-found';

const copy = COPY.search;

interface Props {
  /** The enquiry form with these words filled in. */
  enquiryForm: (message: string) => ReactNode;
}

/** `/search?q=…`: everything that matches, to be filtered and sorted; or the way to ask for what does not exist yet. */
export default function SearchPage({ enquiryForm }: Props) {
  const [query] = useSearchParams();
  const words = (query.get('q') ?? '').trim();
  usePage({ title: copy.title(words), description: copy.hint, unlisted: words !== '' });
  return (
    <Column>
      <PageTitle {...(words === '' ? { lead: copy.hint } : {})}>{copy.title(words)}</PageTitle>
      {words !== '' && <Results words={words} enquiryForm={enquiryForm} />}
    </Column>
  );
}

function Results({ words, enquiryForm }: Props & { words: string }) {
  const found = useFound(words);
  const [choice, choose] = useChoice();
  const { state, snapshot, view } = useCatalogue((all) => all);
  if (state === 'unavailable') return <Unavailable />;
  if (found === null || snapshot === null || view === null) return <ProductGridSkeleton />;
  if (found.length === 0) {
    return (
      <div className={styles.nothing}>
        <EmptyState title={copy.nothing(words)}>{copy.nothingHint}</EmptyState>
        <div className={styles.form}>{enquiryForm(copy.ask(words))}</div>
      </div>
    );
  }
  const showAll = (): void => {
    choose(EVERYTHING);
    // The button goes.
    focusHeading();
  };
  const chosen = chooseFound(view, snapshot.products, found, choice);
  return (
    <div className={styles.results}>
      <ChoiceBar choice={choice} onChange={choose} unsorted="best" />
      <div className={styles.tools}>
        <p role="status">{copy.count(chosen.length)}</p>
        <AsOf />
      </div>
      {chosen.length === 0 && <EmptyState title={copy.noneChosen} action={<Button onClick={showAll}>{copy.showAll}</Button>} />}
      <ProductGrid products={chosen} categoryOf={({ categoryId }) => snapshot.categories.get(categoryId ?? '')} />
    </div>
  );
}
