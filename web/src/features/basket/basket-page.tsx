import { lazy, Suspense, useState } from 'react';
import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { optional } from '../../ui/optional';
import { NarrowColumn } from '../../ui/narrow-column';
import { PageTitle } from '../../ui/page-title';
import type { SubmissionStatus } from '../enquiry/submission-status';
import type { AbsentComponent } from '../enquiry/absence';
import { BasketForm } from './basket-form';
import { BasketLineCard } from './basket-line-card';
import styles from './basket-page.module.css';
import { BASKET_TEXTS as texts } from './basket-texts';
import { lineWarnings, type BasketProduct } from './basket-warnings';
import { useBasket } from './use-basket';

// Devices with a basket load it in the background (app/rep-kit.ts); the install set has the basket alone.
const BasketBar = optional(() => import('./basket-bar'));
const SubmissionStatusLine = lazy(() => import('../enquiry/submission-status-line'));

interface Props {
  /** A product of the catalogue on this device; undefined when it is not in it. */
  productOf: (productId: string) => BasketProduct | undefined;
  Absent: AbsentComponent;
  now: number;
  /** Days without production and dispatch, `2026-11-22`. */
  holidays: ReadonlySet<string>;
}

/** /basket: several products, sent as one enquiry through the outbox. */
export function BasketPage({ productOf, Absent, now, holidays }: Props) {
  const basket = useBasket();
  const [status, setStatus] = useState<SubmissionStatus | null>(null);
  const pieces = basket.lines.reduce((sum, { quantity }) => sum + (Number(quantity) > 0 ? Number(quantity) : 0), 0);
  function showStatus(next: SubmissionStatus | null): void {
    setStatus(next);
    // The products are gone then, and the status stands above the form.
    if (next?.isHandedOver) scrollTo(0, 0);
  }
  return (
    <NarrowColumn>
      <Head title={texts.title} description={texts.intro} unlisted />
      <PageTitle lead={texts.intro}>{texts.title}</PageTitle>
      <Suspense fallback={<div className={styles.bar} />}>
        <BasketBar className={String(styles.bar)} />
      </Suspense>
      <div role="status">
        {status !== null && (
          <Suspense fallback={status.text}>
            <SubmissionStatusLine status={status} />
          </Suspense>
        )}
      </div>
      {basket.lines.length === 0 ? (
        <EmptyPage title={texts.empty}>{texts.emptyText}</EmptyPage>
      ) : (
        <>
          <h2>{texts.products}</h2>
          <ul className={styles.lines}>
            {basket.lines.map((line) => (
              <li key={line.key}>
                <Absent id={line.productId} isMissing={productOf(line.productId) === undefined}>
                  {(absence) => (
                    <BasketLineCard
                      line={line}
                      warnings={lineWarnings(line, productOf(line.productId), basket.neededBy, { now, holidays, absence })}
                    />
                  )}
                </Absent>
              </li>
            ))}
          </ul>
          <p className={styles.total}>{texts.total(basket.lines.length, pieces.toLocaleString('en-IN'))}</p>
          <BasketForm key={`${basket.id} ${JSON.stringify(basket.client)}`} basket={basket} onStatus={showStatus} />
        </>
      )}
    </NarrowColumn>
  );
}
