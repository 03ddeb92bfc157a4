import { productPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { formatPaise, formatWeekday } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Picture } from '../../ui/picture';
import styles from './finder-page.module.css';
import { FINDER_TEXTS as copy } from './finder-texts';
import type { Judgement, Misfit } from './judge-product';

interface Props {
  judgement: Judgement;
  people: number;
}

/** A product with its price at the quantity, or with the reasons why it does not fit. */
export function FinderItem({ judgement: { product, price, total, dispatch, misfits }, people }: Props) {
  return (
    <li>
      <Link to={productPath(product.id)} className={styles.item}>
        <span className={styles.plate}>
          <Picture picture={product.picture} alt="" sizes="5rem" widest={320} className={styles.picture} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{product.title}</span>
          {misfits.length > 0 ? (
            <span className={styles.reasons}>
              {misfits.map((misfit) => (
                <Badge key={misfit.kind} kind="warning">
                  {reasonOf(misfit, people)}
                </Badge>
              ))}
            </span>
          ) : (
            <span className={styles.offer}>
              {price !== null && <strong>{copy.each(formatPaise(price), people)}</strong>}
              {total !== null && <span>{copy.total(formatPaise(total))}</span>}
              {dispatch !== null && <span>{copy.dispatch(formatWeekday(dispatch))}</span>}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function reasonOf(misfit: Misfit, people: number): string {
  if (misfit.kind === 'price') return copy.misfit.price(formatPaise(misfit.price), people);
  if (misfit.kind === 'minimum') return copy.misfit.minimum(misfit.pieces);
  if (misfit.kind === 'dispatch') return copy.misfit.dispatch(formatWeekday(misfit.day));
  return copy.misfit[misfit.kind];
}
