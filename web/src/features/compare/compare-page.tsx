import { parseComparison } from '@catalogue/contract/comparison';
import { writeComparison, type ComparedItem, type Comparison } from '@catalogue/contract/comparison-query';
import { PATHS } from '@catalogue/contract/paths';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { useSyncExternalStore } from 'react';
import { comparedQuery, onComparedChange, setCompared } from '../../data/catalogue/compared';
import { useAllDetails, useCatalogue, useCatalogueStatus, useHolidays } from '../../data/catalogue/hooks';
import { useCurrentHour } from '../../data/network/use-current-hour';
import { plural } from '../../lib/plural';
import { siteOrigin } from '../../lib/site-origin';
import { useSearchParams } from '../../lib/use-search-params';
import { Button } from '../../ui/button';
import { keepFocus } from '../../ui/keep-focus';
import { Column, Toolbar } from '../../ui/layout';
import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { Notice } from '../../ui/notice';
import { copyText } from '../../ui/copy-text';
import { PageTitle } from '../../ui/page-title';
import { Spinner } from '../../ui/spinner';
import { AsOf } from '../catalogue/as-of';
import { NumberFilter } from '../catalogue/facets/number-filter';
import { Unavailable } from '../catalogue/unavailable';
import styles from './compare-page.module.css';
import { compareProduct } from './compare-products';
import { CompareTable } from './compare-table';
import { COMPARE_TEXTS as texts } from './compare-texts';

/** `/compare?pieces=300&1=flask&1.colour=Black&2=mug`: the products of the address, else those chosen on this device. */
export default function ComparePage() {
  const [query, setQuery] = useSearchParams();
  const own = useSyncExternalStore(onComparedChange, comparedQuery, () => '');
  const { state } = useCatalogueStatus();
  const inAddress = parseComparison(query);
  const isShared = inAddress.items.length > 0;
  const comparison = isShared ? inAddress : parseComparison(new URLSearchParams(own));

  function change(next: Comparison): void {
    const text = next.items.length === 0 ? '' : writeComparison(next).toString();
    // Somebody else's link changes nothing of what this device has chosen.
    if (!isShared || query.toString() === own) setCompared(text);
    setQuery(new URLSearchParams(text));
  }
  return (
    <Column>
      <Head title={texts.title} description={texts.lead} unlisted />
      <PageTitle lead={<span className={styles.lead}>{texts.lead}</span>}>{texts.title}</PageTitle>
      {comparison.items.length === 0 ? (
        <EmptyPage title={texts.empty}>{texts.emptyText}</EmptyPage>
      ) : state === 'unavailable' ? (
        <Unavailable />
      ) : state === 'loading' ? (
        <Spinner label={texts.label} />
      ) : (
        <Compared comparison={comparison} onChange={change} />
      )}
    </Column>
  );
}

interface Props {
  comparison: Comparison;
  onChange: (next: Comparison) => void;
}

function Compared({ comparison: { pieces, items }, onChange }: Props) {
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  const details = useAllDetails();
  const { fresh } = useCatalogueStatus();
  const holidays = useHolidays();
  const now = useCurrentHour();
  if (now === null) return null;

  const known = items.flatMap((item) => {
    const product = products?.get(item.productId);
    return product === undefined ? [] : [{ item, product }];
  });
  const missing = items.length - known.length;
  const wanted = pieces ?? Math.max(1, ...known.map(({ product }) => minimumOf(product)));
  const columns = known.map(({ item, product }) => compareProduct(item, product, wanted, { now, holidays }));
  const remove = (item: ComparedItem): void => onChange({ pieces, items: items.filter((one) => one !== item) });

  const url = `${siteOrigin()}${PATHS.compare}?${writeComparison({ pieces: wanted, items }).toString()}`;
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.pieces}>
          <NumberFilter
            label={texts.pieces}
            value={wanted}
            onChange={(next) => next !== null && onChange({ pieces: next, items })}
          />
        </div>
        <Button small onClick={() => void copyText(url, texts)}>
          {texts.copyLink}
        </Button>
        <Button small onClick={() => print()}>
          {texts.print}
        </Button>
        <AsOf />
      </div>
      {missing > 0 && (
        <Notice kind="warning">
          <Toolbar ref={keepFocus}>
            {plural(missing, 'product', 'products')}: {fresh ? texts.missing : texts.notHere}
            <Button small onClick={() => onChange({ pieces, items: known.map(({ item }) => item) })}>
              {texts.removeMissing(missing)}
            </Button>
          </Toolbar>
        </Notice>
      )}
      {columns.length > 0 && (
        <CompareTable columns={columns} details={columns.map(({ product }) => details?.get(product.id))} onRemove={remove} />
      )}
      <p className={styles.footnote}>{texts.footnote}</p>
    </>
  );
}
