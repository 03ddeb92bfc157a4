import { PATHS } from '@catalogue/contract/paths';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button';
import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { NarrowColumn } from '../../ui/layout';
import { PageTitle } from '../../ui/page-title';
import { LogoField } from '../clients/logo-field';
import { useClientLogo } from '../clients/use-client-logo';
import { setLogoShown } from '../mockup/logo-flag';
import type { AccountLogin } from './forgotten-pin';
import { endMeeting, endOf, readMeeting, type Meeting } from './meeting-lock';
import { NO_MARK, readMarks, storeMarks, withMark, type MeetingMark, type MeetingMarks } from './meeting-marks';
import type { MeetingProduct } from './meeting-product';
import { MeetingResult } from './meeting-result';
import { MeetingSetup, type MeetingSource } from './meeting-setup';
import { MeetingShow } from './meeting-show';
import { Rehearsal, type RehearsalRow } from './rehearsal';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';

interface Props {
  /** What can be shown. */
  sources: readonly MeetingSource[];
  initialSource: string;
  productOf: (productId: string) => MeetingProduct | undefined;
  quantityOf: (productId: string, colour: string) => number | null;
  isFull: boolean;
  onQuantity: (product: MeetingProduct, colour: string, quantity: number | null) => void;
  /** What is noted of a product has changed. */
  onNotes: (productId: string, before: MeetingMark, after: MeetingMark) => void;
  /** Name of the client; '' for none. */
  client: string;
  account: AccountLogin | null;
  clientPicker: ReactNode;
  rehearse: () => Promise<RehearsalRow[]>;
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
  onNotes,
  client,
  account,
  clientPicker,
  rehearse,
  basketCount,
}: Props) {
  const [meeting, setMeeting] = useState(() => readMeeting(Date.now()));
  const [marks, setMarks] = useState(readMarks);
  const { logo, error: logoError, change: setLogo } = useClientLogo(client);
  const products = meeting?.productIds.flatMap((id) => productOf(id) ?? []) ?? [];
  const filled = sources.filter(({ productIds }) => productIds.length > 0);

  // Every product has left the catalogue: there is nothing to lock.
  const isVoid = meeting !== null && products.length === 0;
  useEffect(() => {
    if (isVoid) endMeeting();
  }, [isVoid]);

  // The client's logo stands on the products while they look at them, and not where the next client does.
  const showsLogo = meeting !== null && logo !== null;
  useEffect(() => {
    if (showsLogo) setLogoShown(true);
  }, [showsLogo]);

  function changeMarks(next: MeetingMarks): void {
    setMarks(next);
    storeMarks(next);
  }

  function mark({ id }: MeetingProduct, next: MeetingMark): void {
    onNotes(id, marks[id] ?? NO_MARK, next);
    changeMarks(withMark(marks, id, next));
  }

  function start(next: Meeting): void {
    changeMarks({});
    setMeeting(next);
  }

  function leave(): void {
    endMeeting();
    if (logo !== null) setLogoShown(false);
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
          client={client}
          logo={logo}
          marks={marks}
          onMark={mark}
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
        <MeetingSetup
          sources={filled}
          initialSource={initialSource}
          clientPicker={
            <>
              {clientPicker}
              <LogoField logo={logo} error={logoError} onChange={setLogo} />
            </>
          }
          onStart={start}
        />
      )}
      <MeetingResult
        marks={marks}
        productOf={productOf}
        quantityOf={quantityOf}
        onAdd={(product) => onQuantity(product, '', product.minimumQuantity)}
        onClear={() => changeMarks({})}
      />
      <Rehearsal rehearse={rehearse} />
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
