import { BASIC_FIELDS } from '@catalogue/contract/product-fields';
import { Badge } from '../../../ui/badge';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { useAdminProduct } from '../../data/use-products';
import { QueryStatus } from '../../ui/query-status';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductRow } from '../../data/product-row';
import styles from './product-table-page.module.css';

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
  const { product, isElsewhere, query } = useAdminProduct(row.id);
  return (
    <Dialog title={row.title} wide onClose={onClose}>
      <Stack gap={4} className={styles.modal}>
        <Picture picture={row.picture} alt={row.title} sizes="20rem" />
        <dl className={styles.modalFacts}>
          <dt>{PRODUCT_TEXTS.modal.id}</dt>
          <dd>{row.id}</dd>
          <dt>{PRODUCT_TEXTS.table.stock}</dt>
          <dd>
            <Badge kind={row.stock ? 'success' : 'warning'}>
              {row.stock ? PRODUCT_TEXTS.modal.inStock : PRODUCT_TEXTS.modal.notInStock}
            </Badge>
          </dd>
          <dt>{PRODUCT_TEXTS.table.category}</dt>
          <dd>{category === '' ? PRODUCT_TEXTS.categoryNotLoaded : (category ?? PRODUCT_TEXTS.none)}</dd>
        </dl>
      </Stack>
      <h3>{BASIC_FIELDS.description.label}</h3>
      {product && <RichText html={product.description} />}
      {product === null && <p>{PRODUCT_TEXTS.goneText}</p>}
      {product === undefined &&
        (isElsewhere ? (
          <p>{PRODUCT_TEXTS.elsewhereText}</p>
        ) : (
          <QueryStatus loading="line" query={{ ...query, data: product }} />
        ))}
    </Dialog>
  );
}
