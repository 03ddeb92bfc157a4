import { Link } from 'react-router-dom';
import { missingPriceText } from '../../data/catalogue/prices/missing-price';
import { choicePath } from '../../data/catalogue/choice-path';
import { formatPaise, formatWeekday } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { BasketButton } from '../basket/basket-button';
import { CompareButton } from '../catalogue/compare-button';
import styles from './finder-page.module.css';
import { FINDER_TEXTS as copy } from './finder-texts';
import type { Brief, Evaluation, Misfit } from './find-within-budget';

interface Props {
  evaluation: Evaluation;
  brief: Brief;
}

/** A product with its price at the quantity, or with the reasons why it does not fit. */
export function FinderItem({ evaluation, brief }: Props) {
  const { product, pieces, price, total, dispatch, misfits } = evaluation;
  const { people, budget, readyBy } = brief;
  return (
    <Card as="li" gap={2} className={styles.row}>
      <Link to={choicePath(product.id, [], people, readyBy)} className={styles.item}>
        <span className={styles.pictureFrame}>
          <Picture picture={product.picture} alt="" sizes="5rem" widest={320} className={styles.picture} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{product.title}</span>
          {misfits.length > 0 ? (
            <span className={styles.reasons}>
              {misfits.map((misfit) => (
                <Badge key={misfit.kind} kind="warning">
                  {reasonOf(misfit, pieces, product)}
                </Badge>
              ))}
            </span>
          ) : (
            <span className={styles.offer}>
              {price !== null && <strong>{copy.each(formatPaise(price), pieces)}</strong>}
              {total !== null && <span>{copy.total(formatPaise(total))}</span>}
              {dispatch !== null && <span>{copy.dispatch(formatWeekday(dispatch))}</span>}
            </span>
          )}
        </span>
      </Link>
      <div className={styles.buttons}>
        <CompareButton title={product.title} productId={product.id} options={[]} pieces={people} />
        <BasketButton
          chosen={{ product, options: [], sku: product.sku, pieces }}
          total={total}
          inStock={product.stock}
          brief={{ neededBy: readyBy ?? '', budget: String(budget) }}
          isSmall
        />
      </div>
    </Card>
  );
}

function reasonOf(misfit: Misfit, pieces: number, product: Evaluation['product']): string {
  if (misfit.kind === 'price') return copy.misfit.price(formatPaise(misfit.price), pieces);
  if (misfit.kind === 'minimum') return copy.misfit.minimum(misfit.pieces);
  if (misfit.kind === 'dispatch') return copy.misfit.dispatch(formatWeekday(misfit.day));
  if (misfit.kind === 'onRequest') return missingPriceText(product, copy.misfit.onRequest);
  return copy.misfit[misfit.kind];
}
