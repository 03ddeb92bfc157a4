import { Badge } from '../../../ui/badge';
import { Dialog } from '../../../ui/dialog';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { useProduct } from '../../data/use-product';
import { COPY } from '../copy';
import type { ProductRow } from './product-row';
import styles from './product-table.module.css';

/** SPEC §2: image, product id, stock, category and description. */
export function ProductModal({
  row,
  category,
  onClose,
}: {
  row: ProductRow;
  category: string | undefined;
  onClose: () => void;
}) {
  const { product, isElsewhere } = useProduct(row.id);
  return (
    <Dialog title={row.title} wide onClose={onClose}>
      <div className={styles.modal}>
        <Picture picture={row.picture} alt={row.title} sizes="20rem" />
        <dl className={styles.facts}>
          <dt>{COPY.modal.id}</dt>
          <dd>{row.id}</dd>
          <dt>{COPY.table.stock}</dt>
          <dd>
            <Badge kind={row.stock ? 'success' : 'warning'}>{row.stock ? COPY.modal.inStock : COPY.modal.notInStock}</Badge>
          </dd>
          <dt>{COPY.table.category}</dt>
          <dd>{category ?? COPY.none}</dd>
        </dl>
      </div>
      <h3>{COPY.fields.description}</h3>
      {isElsewhere ? <p>{COPY.elsewhereText}</p> : <RichText html={product?.description ?? ''} />}
    </Dialog>
  );
}
