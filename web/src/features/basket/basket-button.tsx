import { PATHS } from '@catalogue/contract/paths';
import type { Paise } from '@catalogue/contract/prices';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Basket } from './baskets';
import type { ChosenProduct } from '../../data/catalogue/chosen-product';
import { formatPaise } from '../../lib/format';
import { Button } from '../../ui/button';

/** Texts of the button that adds to the basket, which product pages load at once. */
const texts = {
  add: 'Add to basket',
  addNamed: (title: string) => `Add to basket: ${title}`,
  addFor: (total: string) => `Add to basket, ${total}`,
  failed: 'Not added, no connection: try again',
} as const;

interface Props {
  chosen: ChosenProduct;
  /** Price of all pieces, in paise; null: on request. */
  total: Paise | null;
  inStock: boolean;
  /** One of several on the page: quieter, and without the total. */
  isSmall?: boolean;
  /** Date and budget entered in the finder: defaults for what the basket does not have yet. */
  brief?: Pick<Basket, 'neededBy' | 'budget'>;
}

/** Adds a product with its options and pieces to the enquiry basket. Its code loads on click. */
export function BasketButton({ chosen, total, inStock, isSmall = false, brief }: Props) {
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function add(): Promise<void> {
    setState('busy');
    const part = await import('./add-to-basket').catch(() => null);
    // Said here: where this script does not load, that of a toast may not either.
    if (part === null) setState('failed');
    else await part.addToBasket(chosen, inStock, () => void navigate(PATHS.basket), brief).finally(() => setState('ready'));
  }
  const adding = total === null || isSmall ? texts.add : texts.addFor(formatPaise(total));
  const hasFailed = state === 'failed';
  return (
    <Button
      kind={isSmall ? 'secondary' : 'primary'}
      small={isSmall}
      aria-label={isSmall && !hasFailed ? texts.addNamed(chosen.product.title) : undefined}
      busy={state === 'busy'}
      onClick={() => void add()}
    >
      <span aria-live={state === 'ready' ? undefined : 'assertive'}>{hasFailed ? texts.failed : adding}</span>
    </Button>
  );
}
