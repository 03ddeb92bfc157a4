import { PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { NarrowColumn } from '../../ui/layout';
import { PageTitle } from '../../ui/page-title';
import { ClientPicker } from '../clients/client-picker';
import { ClientLogoField } from '../clients/logo-field';
import { useClientLogo } from '../clients/use-client-logo';
import type { AccountLogin } from './forgotten-pin';
import { endOf, type Meeting } from './current-meeting';
import type { MeetingMark } from './meeting-marks';
import type { MeetingProduct } from './meeting-product';
import { MeetingResult } from './meeting-result';
import { MeetingSetup, type MeetingSource } from './meeting-setup';
import { MeetingShow } from './meeting-show';
import { Rehearsal, type RehearsalRow } from './rehearsal';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';
import { useMeeting } from './use-meeting';

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
  rehearse: () => Promise<RehearsalRow[]>;
  /** Products in the basket, which a meeting fills. */
  basketCount: number;
}

/** /meeting: first what to show, then the products on the whole screen until the PIN is given. */
export function MeetingPage(props: Props) {
  const { sources, initialSource, productOf, quantityOf, isFull, onQuantity, onNotes } = props;
  const { client, account, rehearse, basketCount } = props;
  const clientLogo = useClientLogo(client);
  const { logo } = clientLogo;
  const { meeting, products, marks, mark, clearMarks, start, leave } = useMeeting({
    productOf,
    onNotes,
    hasLogo: logo !== null,
  });

  if (meeting !== null) {
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
      <SetupSection sources={sources} initialSource={initialSource} clientLogo={clientLogo} onStart={start} />
      <MeetingResult
        marks={marks}
        productOf={productOf}
        quantityOf={quantityOf}
        onAdd={(product) => onQuantity(product, '', product.minimumQuantity)}
        onClear={clearMarks}
      />
      <Rehearsal rehearse={rehearse} />
      {basketCount > 0 && <BasketLink count={basketCount} />}
    </NarrowColumn>
  );
}

interface SetupSectionProps extends Pick<Props, 'sources' | 'initialSource'> {
  clientLogo: ReturnType<typeof useClientLogo>;
  onStart: (meeting: Meeting) => void;
}

/** The form that starts a meeting; without products to show, how to get some. */
function SetupSection({ sources, initialSource, clientLogo, onStart }: SetupSectionProps) {
  const filled = sources.filter(({ productIds }) => productIds.length > 0);
  if (filled.length === 0) return <EmptyPage title={texts.empty}>{texts.emptyText}</EmptyPage>;
  return (
    <MeetingSetup
      sources={filled}
      initialSource={initialSource}
      clientPicker={
        <>
          <ClientPicker />
          <ClientLogoField logo={clientLogo.logo} error={clientLogo.error} onChange={clientLogo.change} />
        </>
      }
      onStart={onStart}
    />
  );
}

const BasketLink = ({ count }: { count: number }) => (
  <p className={styles.toBasket}>
    <LinkButton kind="quiet" to={PATHS.basket}>
      {texts.toBasket(count)}
    </LinkButton>
  </p>
);
