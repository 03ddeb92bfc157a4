import type { Occasion } from '@catalogue/contract/occasions';
import { PATHS } from '@catalogue/contract/paths';
import { useMemo, useState } from 'react';
import { useCurrentHour } from '../../data/network/use-current-hour';
import { useSearchParams } from '../../lib/use-search-params';
import { useSettled } from '../../lib/use-settled';
import { Button, LinkButton } from '../../ui/button';
import { Column, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/empty-state';
import { Head } from '../../ui/head';
import { PageTitle } from '../../ui/page-title';
import { AsOf } from '../catalogue/as-of';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import { useCatalogue, useCatalogueStatus, useHolidays, useProducts } from '../../data/catalogue/hooks';
import { ProductGridSkeleton } from '../catalogue/product-grid';
import { useOccasions } from '../catalogue/use-occasions';
import { Unavailable } from '../catalogue/unavailable';
import { FinderForm } from './finder-form';
import { FinderItem } from './finder-item';
import styles from './finder-page.module.css';
import { FINDER_TEXTS as copy } from './finder-texts';
import { findWithinBudget, type Brief, type Evaluation } from './find-within-budget';
import { completeBrief, readBrief, writeBrief } from './read-brief';

/** `/finder?people=150&budget=600&by=2026-12-20&tag=eco`: products that fit a budget, and the reasons against the others. */
export default function FinderPage() {
  const [query, setQuery] = useSearchParams();
  const draft = readBrief(query);
  const brief = completeBrief(draft);
  const { state } = useCatalogueStatus();
  const products = useProducts();
  const occasions = useOccasions();
  const occasion = occasions.find(({ id }) => id === draft.occasion);
  const tags = useMemo(() => [...new Set(products.flatMap(({ facets }) => facets?.tag ?? []))].sort(), [products]);
  return (
    <Column>
      <Head title={copy.title} description={copy.lead} unlisted={brief !== null} />
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      <FinderForm
        brief={draft}
        tags={tags}
        occasions={occasions}
        onChange={(change) => setQuery(writeBrief({ ...draft, ...change }))}
      />
      <AsOf />
      {state === 'unavailable' && <Unavailable />}
      {state === 'loading' && <ProductGridSkeleton />}
      {state === 'ready' &&
        (brief === null ? <p className={styles.begin}>{copy.begin}</p> : <Results brief={brief} occasion={occasion} />)}
    </Column>
  );
}

function Results({ brief, occasion }: { brief: Brief; occasion: Occasion | undefined }) {
  const all = useProducts();
  const products =
    occasion === undefined ? all : all.filter(({ facets }) => occasion.tags.some((tag) => facets?.tag?.includes(tag)));
  const version = useCatalogue(({ snapshot }) => snapshot?.version);
  const now = useCurrentHour();
  const holidays = useHolidays();
  if (now === null) return null;
  const { fitting, others } = findWithinBudget(products, brief, now, holidays);
  const key = `${writeBrief(brief).toString()} ${version}`;
  return (
    <>
      <FittingCount text={fitting.length === 0 ? copy.noneFits : copy.fitting(fitting.length)} />
      {fitting.length === 0 && (
        <EmptyState title={copy.noneFitsText} action={<LinkButton to={PATHS.quickEnquiry}>{CATALOGUE_TEXTS.ask}</LinkButton>} />
      )}
      <FinderList key={`fitting ${key}`} evaluations={fitting} brief={brief} />
      {others.length > 0 && (
        <section>
          <h2 className={styles.heading}>{copy.others}</h2>
          <FinderList key={`others ${key}`} evaluations={others} brief={brief} />
        </section>
      )}
    </>
  );
}

/** How many products fit, announced once the numbers are typed. */
const FittingCount = ({ text }: { text: string }) => (
  <div role="status">
    <h2 className={styles.heading}>{useSettled(text)}</h2>
  </div>
);

const SHOWN_AT_ONCE = 12;

/** The first items of a list, and a button that shows more. */
function FinderList({ evaluations, brief }: { evaluations: readonly Evaluation[]; brief: Brief }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const left = evaluations.length - shown;
  return (
    <>
      <Stack as="ul" gap={3} className={styles.list}>
        {evaluations.slice(0, shown).map((evaluation) => (
          <FinderItem key={evaluation.product.id} evaluation={evaluation} brief={brief} />
        ))}
      </Stack>
      {left > 0 && <Button onClick={() => setShown(shown + SHOWN_AT_ONCE)}>{copy.more(Math.min(left, SHOWN_AT_ONCE))}</Button>}
    </>
  );
}
