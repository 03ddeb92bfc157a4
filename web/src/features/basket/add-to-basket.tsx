import { LIMITS } from '@catalogue/contract/limits';
import { PATHS } from '@catalogue/contract/paths';
import type { Paise } from '@catalogue/contract/prices';
import { useNavigate } from 'react-router-dom';
import { orderLineOf, type ChosenProduct } from '../../data/catalogue/chosen-product';
import { formatPaise } from '../../lib/format';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { addLine, currentBasket, lineStored, loadBasket } from './basket';
import { BASKET_TEXTS as texts } from './basket-texts';
import { keyOfLine } from './baskets';

/** The header's badge links to the basket, too, so the toast may close soon. */
const TOAST_MS = 5_000;

interface Props {
  chosen: ChosenProduct;
  /** Price of all pieces, in paise; null: on request. */
  total: Paise | null;
  inStock: boolean;
}

/** Adds a product with its options and pieces to the enquiry basket. The same choice again changes its pieces. */
export function AddToBasket({ chosen, total, inStock }: Props) {
  const navigate = useNavigate();

  async function add(): Promise<void> {
    // The device's storage says which basket is current.
    await loadBasket().catch(() => undefined);
    const { product, options, pieces } = chosen;
    const action = { label: texts.show, run: () => void navigate(PATHS.basket) };
    const { lines, name } = currentBasket();
    const key = keyOfLine(product.id, options);
    if (lines.length >= LIMITS.orderLines && !lines.some((line) => line.key === key)) {
      void notify(texts.full(LIMITS.orderLines), { kind: 'information', action });
      return;
    }
    const { sku, offer } = orderLineOf(chosen);
    const quantity = String(pieces);
    const line = { productId: product.id, title: product.title, sku, options, quantity, branding: '', note: '' };
    const isNew = addLine({ key, ...line, offer });
    await lineStored();
    const message = isNew ? texts.added(pieces, product.title, name) : texts.changed(pieces, product.title, name);
    void notify(inStock ? message : `${message} ${texts.outOfStock}.`, { kind: 'success', action, duration: TOAST_MS });
  }

  return (
    <Button kind="primary" onClick={() => void add()}>
      {total === null ? texts.add : texts.addFor(formatPaise(total))}
    </Button>
  );
}
