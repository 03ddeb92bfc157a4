import { LIMITS } from '@catalogue/contract/limits';
import { optionText } from '@catalogue/contract/priced-product';
import type { ChosenOption } from '@catalogue/contract/prices';
import { useRef } from 'react';
import { logIn } from '../../features/account/log-in';
import { useSession } from '../../features/account/session';
import { useAllDetails, useCatalogue, useCatalogueStatus } from '../../data/catalogue/hooks';
import { Unavailable } from '../../features/catalogue/unavailable';
import { addLine, changeLine, removeLine } from '../../features/basket/basket';
import { wholeOrNull } from '../../features/basket/basket-content';
import { keyOfLine, type BasketLine } from '../../features/basket/baskets';
import { useBasket } from '../../features/basket/use-basket';
import { ClientPicker } from '../../features/clients/client-picker';
import type { AccountLogin } from '../../features/meeting/forgotten-pin';
import { MeetingPage } from '../../features/meeting/meeting-page';
import { changeNote, NO_MARK, noteOf, readMarks, type MeetingMark } from '../../features/meeting/meeting-marks';
import type { MeetingProduct } from '../../features/meeting/meeting-product';
import { meetingProduct } from '../meeting-product';
import { rehearseKit } from '../rehearse-kit';
import { MEETING_TEXTS } from '../../features/meeting/meeting-texts';
import { useSearchParams } from '../../lib/use-search-params';
import { Spinner } from '../../ui/spinner';
import { useProductSources } from '../use-product-sources';

async function logInAgain(email: string, password: string): ReturnType<AccountLogin['logIn']> {
  const kind = await logIn(email, password);
  return kind === null || kind === 'wrong' || kind === 'offline' || kind === 'tooMany' ? kind : 'unknown';
}

/** The meeting mode with the products of the basket or of a category; its choices go into the basket. */
export default function Meeting() {
  const snapshot = useCatalogue((all) => all.snapshot);
  const details = useAllDetails();
  const { state } = useCatalogueStatus();
  const basket = useBasket();
  const { sources, initialSource } = useProductSources(basket);
  const [query] = useSearchParams();
  const { user } = useSession();
  // A product that is removed and added again keeps its branding and note.
  const removed = useRef(new Map<string, BasketLine>());
  if (state === 'loading') return <Spinner label={MEETING_TEXTS.loading} />;
  if (snapshot === null) return <Unavailable />;

  const lineOf = (productId: string, option: string) =>
    basket.lines.find(
      (line) => line.productId === productId && (option === '' || optionText(line.options).split(', ').includes(option)),
    );
  const productOf = (id: string): MeetingProduct | undefined => {
    const product = snapshot.products.get(id);
    return product && meetingProduct(product, details?.get(id), snapshot.categories.get(product.categoryId ?? ''));
  };

  function change({ id, title }: MeetingProduct, colour: string, pieces: number | null): void {
    const line = lineOf(id, colour);
    if (pieces === null) {
      if (line === undefined) return;
      removed.current.set(line.key, line);
      void removeLine(line.key);
      return;
    }
    const quantity = String(pieces);
    if (line !== undefined) void changeLine(line.key, { quantity });
    else {
      const sku = snapshot?.products.get(id)?.sku ?? '';
      const options: ChosenOption[] = colour === '' ? [] : [{ kind: 'colour', name: colour }];
      const key = keyOfLine(id, options);
      const note = noteOf(readMarks()[id] ?? NO_MARK);
      const fresh = { key, productId: id, title, sku, options, branding: '', note };
      addLine({ ...(removed.current.get(key) ?? fresh), quantity });
    }
  }

  function changeNotes(productId: string, before: MeetingMark, after: MeetingMark): void {
    for (const line of basket.lines)
      if (line.productId === productId) void changeLine(line.key, { note: changeNote(line.note, before, after) });
  }

  return (
    <MeetingPage
      sources={sources}
      initialSource={query.get('category') ?? initialSource}
      productOf={productOf}
      quantityOf={(id, colour) => {
        const line = lineOf(id, colour);
        return line === undefined ? null : (wholeOrNull(line.quantity) ?? productOf(id)?.minimumQuantity ?? 1);
      }}
      isFull={basket.lines.length >= LIMITS.orderLines}
      onQuantity={change}
      onNotes={changeNotes}
      client={[basket.client?.company, basket.client?.name].find(Boolean) ?? ''}
      clientPicker={<ClientPicker />}
      rehearse={rehearseKit}
      basketCount={basket.lines.length}
      account={user && { email: user.email, logIn: (password) => logInAgain(user.email, password) }}
    />
  );
}
