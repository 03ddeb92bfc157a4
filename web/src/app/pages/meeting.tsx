import { LIMITS } from '@catalogue/contract/limits';
import { logIn } from '../../features/account/log-in';
import { useSession } from '../../features/account/session';
import { useAllDetails, useCatalogue, useCatalogueStatus } from '../../data/catalogue/hooks';
import { Unavailable } from '../../features/catalogue/unavailable';
import type { AccountLogin } from '../../features/meeting/forgotten-pin';
import { MeetingPage } from '../../features/meeting/meeting-page';
import type { MeetingProduct } from '../../features/meeting/meeting-product';
import { meetingProduct } from '../meeting-product';
import { rehearse } from '../rehearse';
import { MEETING_TEXTS } from '../../features/meeting/meeting-texts';
import { useSearchParams } from '../../lib/use-search-params';
import { Spinner } from '../../ui/spinner';
import { useMeetingBasket } from '../use-meeting-basket';
import { useProductSources } from '../use-product-sources';

async function logInAgain(email: string, password: string): ReturnType<AccountLogin['logIn']> {
  const { problem: kind } = await logIn(email, password);
  return kind === null || kind === 'wrong' || kind === 'offline' || kind === 'tooMany' ? kind : 'unknown';
}

/** The meeting mode with the products of the basket or of a category; its choices go into the basket. */
export default function Meeting() {
  const snapshot = useCatalogue((all) => all.snapshot);
  const details = useAllDetails();
  const { state } = useCatalogueStatus();
  const { basket, optionsOf, quantityOf, setQuantity, changeNotes } = useMeetingBasket();
  const { sources, initialSource } = useProductSources(basket);
  const [query] = useSearchParams();
  const { user } = useSession();
  if (state === 'loading') return <Spinner label={MEETING_TEXTS.loading} />;
  if (snapshot === null) return <Unavailable />;

  const productOf = (id: string): MeetingProduct | undefined => {
    const product = snapshot.products.get(id);
    const category = snapshot.categories.get(product?.categoryId ?? '');
    return product && meetingProduct(product, details?.get(id), category, (colour) => optionsOf(id, colour));
  };

  return (
    <MeetingPage
      sources={sources}
      initialSource={query.get('category') ?? initialSource}
      productOf={productOf}
      quantityOf={quantityOf}
      isFull={basket.lines.length >= LIMITS.orderLines}
      onQuantity={setQuantity}
      onNotes={changeNotes}
      client={[basket.client?.company, basket.client?.name].find(Boolean) ?? ''}
      rehearse={rehearse}
      basketCount={basket.lines.length}
      account={user && { email: user.email, logIn: (password) => logInAgain(user.email, password) }}
    />
  );
}
