import { PATHS } from '@catalogue/contract/paths';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button';
import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { NarrowColumn } from '../../ui/narrow-column';
import { PageTitle } from '../../ui/page-title';
import type { AccountLogin } from './forgotten-pin';
import { endMeeting, endOf, readMeeting } from './meeting-lock';
import type { MeetingProduct } from './meeting-product';
import { MeetingSetup, type MeetingSource } from './meeting-setup';
import { MeetingShow } from './meeting-show';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';

interface Props {
  /** What can be shown. */
  sources: readonly MeetingSource[];
  initialSource: string;
  productOf: (productId: string) => MeetingProduct | undefined;
  quantityOf: (productId: string) => number | null;
  isFull: boolean;
  onQuantity: (product: MeetingProduct, quantity: number | null) => void;
  account: AccountLogin | null;
  clientPicker: ReactNode;
  /** Products in the basket, which a meeting fills. */
  basketCount: number;
}

/** /meeting: first what to show, then the products on the whole screen until the PIN is given. */
export function MeetingPage({
  sources,
  initialSource,
  productOf,
  quantityOf,
  isFull,
  onQuantity,
  account,
  clientPicker,
  basketCount,
}: Props) {
  const [meeting, setMeeting] = useState(() => readMeeting(Date.now()));
  const products = meeting?.productIds.flatMap((id) => productOf(id) ?? []) ?? [];
  const filled = sources.filter(({ productIds }) => productIds.length > 0);

  // Every product has left the catalogue: there is nothing to lock.
  const isVoid = meeting !== null && products.length === 0;
  useEffect(() => {
    if (isVoid) endMeeting();
  }, [isVoid]);

  function leave(): void {
    endMeeting();
    setMeeting(null);
    if (document.fullscreenElement !== null) void document.exitFullscreen();
  }

  if (meeting !== null && !isVoid) {
    return (
      <>
        <Head title={texts.title} description={texts.intro} unlisted />
        <MeetingShow
          products={products}
          showsPrices={meeting.showsPrices}
          quantityOf={quantityOf}
          isFull={isFull}
          onQuantity={onQuantity}
          account={account}
          endsAt={endOf(meeting)}
          onLeave={leave}
        />
      </>
    );
  }
  return (
    <NarrowColumn>
      <Head title={texts.title} description={texts.intro} unlisted />
      <PageTitle lead={texts.intro}>{texts.title}</PageTitle>
      {filled.length === 0 ? (
        <EmptyPage title={texts.empty}>{texts.emptyText}</EmptyPage>
      ) : (
        <MeetingSetup sources={filled} initialSource={initialSource} clientPicker={clientPicker} onStart={setMeeting} />
      )}
      {basketCount > 0 && (
        <p className={styles.toBasket}>
          <LinkButton kind="quiet" to={PATHS.basket}>
            {texts.toBasket(basketCount)}
          </LinkButton>
        </p>
      )}
    </NarrowColumn>
  );
}
