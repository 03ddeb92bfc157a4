import { plural } from '../../../lib/plural';
import { Picture } from '../../../ui/picture';
import { ADMIN_TEXTS } from '../../admin-texts';
import type { ProductRow } from '../../data/product-row';
import { Thumbnail } from '../../ui/thumbnail';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './products-question.module.css';

/** Products that the question names and pictures. */
const SHOWN = 4;

/** Body of the question before many products are deleted: the first ones by picture and name, and how many more. */
export const ProductsQuestion = ({ rows }: { rows: readonly ProductRow[] }) => (
  <span className={styles.question}>
    {rows.slice(0, SHOWN).map(({ id, title, picture }) => (
      <span key={id} className={styles.product}>
        <Thumbnail>{picture && <Picture picture={picture} alt="" sizes="2.5rem" />}</Thumbnail>
        <strong className={styles.title}>{title}</strong>
      </span>
    ))}
    {rows.length > SHOWN && <span>{PRODUCT_TEXTS.bulk.more(plural(rows.length - SHOWN, 'more product'))}</span>}
    <span>{ADMIN_TEXTS.restorableMany}</span>
  </span>
);
