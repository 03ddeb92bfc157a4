import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCatalogue, useHolidays } from '../../data/catalogue/hooks';
import { useCurrentHour } from '../../data/network/use-current-hour';
import { keepFocus } from '../../ui/keep-focus';
import { Column } from '../../ui/layout';
import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { optional } from '../../ui/optional';
import { PageTitle } from '../../ui/page-title';
import { AbsentProduct } from '../enquiry/absent-product';
import type { SubmissionStatus } from '../enquiry/submission-status';
import { BasketForm } from './basket-form';
import { BasketLineCard } from './basket-line-card';
import { BasketSummary } from './basket-summary';
import styles from './basket-page.module.css';
import { BASKET_TEXTS as texts } from './basket-texts';
import { lineWarnings } from './basket-warnings';
import type { Basket } from './baskets';
import { useBasket, useIsBasketLoaded } from './use-basket';

// Devices with a basket load it in the background (app/rep-offline-bundle.ts); the install set has the basket alone.
const BasketBar = optional(() => import('./basket-bar'));
const OrderPad = lazy(() => import('./order-pad'));
const SubmissionStatusLine = lazy(() => import('../enquiry/submission-status'));

/** /basket: several products, sent as one enquiry through the outbox. */
export default function BasketPage() {
  const basket = useBasket();
  const isLoaded = useIsBasketLoaded();
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  const holidays = useHolidays();
  const now = useCurrentHour();
  const statusRef = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<SubmissionStatus | null>(null);
  // Above both: the first line moves the bar, and the pad keeps what is left of its list.
  const [isPasting, setPasting] = useState(false);
  const productOf = (id: string) => products?.get(id);
  function showStatus(next: SubmissionStatus | null): void {
    setStatus(next);
    if (!next?.isAccepted) return;
    // Products and form are gone then; the status stands above them. The dialog that follows gives the focus back to it.
    scrollTo(0, 0);
    statusRef.current?.focus({ preventScroll: true });
  }
  const tools = (
    <Suspense fallback={<div className={styles.bar} />}>
      <BasketBar className={String(styles.bar)} onPaste={() => setPasting(true)} />
    </Suspense>
  );
  return (
    <Column>
      <Head title={texts.title} description={texts.intro} unlisted />
      <PageTitle lead={texts.intro}>{texts.title}</PageTitle>
      <div ref={statusRef} role="status" tabIndex={-1}>
        {status !== null && (
          <Suspense fallback={status.text}>
            <SubmissionStatusLine status={status} />
          </Suspense>
        )}
      </div>
      {now === null || basket.lines.length === 0 ? (
        <>
          {tools}
          {isLoaded && basket.lines.length === 0 && <EmptyPage title={texts.empty}>{texts.emptyText}</EmptyPage>}
        </>
      ) : (
        <div className={styles.page}>
          <section className={styles.chosen} aria-label={texts.products}>
            <Lines basket={basket} productOf={productOf} now={now} holidays={holidays} />
            {tools}
          </section>
          <div className={styles.side}>
            <BasketSummary lines={basket.lines} productOf={productOf} now={now} holidays={holidays} />
          </div>
          <div className={styles.form}>
            <BasketForm
              key={`${basket.id} ${JSON.stringify(basket.client)}`}
              basket={basket}
              productOf={productOf}
              onStatus={showStatus}
            />
          </div>
        </div>
      )}
      {isPasting && (
        <Suspense>
          <OrderPad onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </Column>
  );
}

interface LinesProps {
  basket: Basket;
  productOf: (id: string) => ProductSummary | undefined;
  now: number;
  holidays: ReadonlySet<string>;
}

/** The products, with what has changed about each since it was chosen. */
const Lines = ({ basket, productOf, now, holidays }: LinesProps) => (
  <ul ref={keepFocus} className={styles.lines}>
    {basket.lines.map((line) => (
      <li key={line.key}>
        <AbsentProduct id={line.productId} isMissing={productOf(line.productId) === undefined}>
          {(absence) => (
            <BasketLineCard
              line={line}
              warnings={lineWarnings(line, productOf(line.productId), basket.neededBy, { now, holidays, absence })}
            />
          )}
        </AbsentProduct>
      </li>
    ))}
  </ul>
);
