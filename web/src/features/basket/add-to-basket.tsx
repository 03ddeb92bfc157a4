import { LIMITS } from '@catalogue/contract/limits';
import { PATHS } from '@catalogue/contract/paths';
import { useNavigate } from 'react-router-dom';
import type { OfferedProduct } from '../../lib/offered-product';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { addLine, currentBasket, lineStored, loadBasket } from './basket';
import { BASKET_TEXTS } from './basket-texts';

/** The header's badge links to the basket, too, so the toast may close soon. */
const TOAST_MS = 5_000;

/** Adds a product with its chosen options to the enquiry basket, at the smallest quantity. */
export function AddToBasket({ product }: { product: OfferedProduct }) {
  const navigate = useNavigate();
  const { id, title, sku, price, option, minimumQuantity } = product;

  async function add(): Promise<void> {
    // The device's storage says which basket is current.
    await loadBasket().catch(() => undefined);
    const action = { label: BASKET_TEXTS.show, run: () => void navigate(PATHS.basket) };
    if (currentBasket().lines.length >= LIMITS.orderLines) {
      void notify(BASKET_TEXTS.full(LIMITS.orderLines), { kind: 'information', action });
      return;
    }
    const key = `${id}/${option}`;
    const quantity = String(minimumQuantity);
    const isNew = addLine({ key, productId: id, title, sku: sku ?? '', option, quantity, branding: '', note: '', price });
    await lineStored();
    void notify(isNew ? BASKET_TEXTS.added(title) : BASKET_TEXTS.alreadyIn(title), {
      kind: 'success',
      action,
      duration: TOAST_MS,
    });
  }

  return <Button onClick={() => void add()}>{BASKET_TEXTS.add}</Button>;
}
