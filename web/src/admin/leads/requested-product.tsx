import { editProductPath, productPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { Picture } from '../../ui/picture';
import { catalogueFileQuery } from '../data/queries/content';
import { Thumbnail } from '../ui/thumbnail';
import styles from './lead-card.module.css';

/** The product that an order asks for, with its picture and a link; `title` while it is not in the catalogue. */
export function RequestedProduct({ id, title = '' }: { id: string; title?: string }) {
  const { data } = useQuery(catalogueFileQuery());
  const product = data?.products.find((one) => one.id === id);
  if (!product) return title === '' ? null : <strong>{title}</strong>;
  return (
    <Link to={hasOwnRight('content') ? editProductPath(id) : productPath(id)} className={styles.asked}>
      <Thumbnail className={styles.askedPicture}>
        <Picture picture={product.picture} alt="" sizes="3rem" widest={320} />
      </Thumbnail>
      <span>
        {product.title}
        {product.sku !== null && <span className={styles.askedSku}>{product.sku}</span>}
      </span>
    </Link>
  );
}
