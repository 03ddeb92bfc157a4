import { LIMITS } from '@catalogue/contract/limits';
import { orderLineOf, type ChosenProduct } from '../../data/catalogue/chosen-product';
import { notify } from '../../ui/notify';
import { chosenMockup } from '../mockup/chosen-mockup';
import { addLine, changeBasket, currentBasket, lineStored, loadBasket } from './basket';
import { BASKET_TEXTS as texts } from './basket-texts';
import { keyOfLine, type Basket } from './baskets';

/** The header's badge links to the basket, too, so the toast may close soon. */
const TOAST_MS = 5_000;

/** Says when and for how much, where the basket does not say it yet. */
const fillIn = ({ neededBy, budget }: Pick<Basket, 'neededBy' | 'budget'>): Promise<void> =>
  changeBasket((basket) => ({ ...basket, neededBy: basket.neededBy || neededBy, budget: basket.budget || budget }));

/** Adds a product with its options and pieces to the enquiry basket, and says so. The same choice again changes its pieces. */
export async function addToBasket(
  chosen: ChosenProduct,
  inStock: boolean,
  showBasket: () => void,
  brief?: Pick<Basket, 'neededBy' | 'budget'>,
): Promise<void> {
  // The device's storage says which basket is current.
  await loadBasket().catch(() => undefined);
  const { product, options, pieces } = chosen;
  const action = { label: texts.show, run: showBasket };
  const { lines, name } = currentBasket();
  const key = keyOfLine(product.id, options);
  if (lines.length >= LIMITS.orderLines && !lines.some((line) => line.key === key)) {
    void notify(texts.full(LIMITS.orderLines), { kind: 'information', action });
    return;
  }
  const { sku, offer } = orderLineOf(chosen);
  const quantity = String(pieces);
  const line = { productId: product.id, title: product.title, sku, options, quantity, note: '' };
  const chosenBranding = await chosenMockup(product.id).catch(() => null);
  const { branding = '', mockup, names } = chosenBranding ?? {};
  const others = lines.filter((one) => one.key !== key).reduce((sum, one) => sum + (one.names?.length ?? 0), 0);
  const hasRoom = others + (names?.length ?? 0) <= LIMITS.engravedNames;
  if (!hasRoom) void notify(texts.manyNames(LIMITS.engravedNames), { kind: 'information' });
  const isNew = addLine({ key, ...line, branding, mockup, names: hasRoom ? names : undefined, offer });
  try {
    await lineStored();
  } catch {
    void notify(texts.notAdded(product.title), { kind: 'failure' });
    return;
  }
  if (brief !== undefined) await fillIn(brief).catch(() => undefined);
  const message = isNew ? texts.added(pieces, product.title, name) : texts.changed(pieces, product.title, name);
  void notify(inStock ? message : `${message} ${texts.outOfStock}.`, { kind: 'success', action, duration: TOAST_MS });
}
