import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import form from '../../ui/form.module.css';
import { PRODUCT_TEXTS } from '../product-texts';
import { readRefusedProducts, refusedProductPath, restoredForm, type RefusedProduct } from './product-draft';

const { added: texts } = PRODUCT_TEXTS;

/** Names new products that the server refused, with a link to the form of each. `openId`: the one whose form is open. */
export function RefusedProducts({ openId }: { openId: string | null }) {
  const [products, setProducts] = useState<readonly RefusedProduct[]>([]);
  const restored = useSyncExternalStore(restoredForm.subscribe, restoredForm.get);
  useEffect(() => {
    void readRefusedProducts().then(setProducts);
  }, [restored, openId]);
  return products
    .filter(({ id }) => id !== openId)
    .map(({ id, title }) => (
      <p key={id} className={[form.notice, form.above].join(' ')} role="status">
        {texts.refused(title)} <Link to={refusedProductPath(id)}>{texts.open}</Link>
      </p>
    ));
}
