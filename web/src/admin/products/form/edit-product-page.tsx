import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useParams } from '../../../router/route-switch';
import { Spinner } from '../../../ui/spinner';
import { COPY as ADMIN } from '../../copy';
import { useProduct } from '../../data/use-product';
import { COPY } from '../copy';
import { readDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import type { Preview } from './preview-of';
import { ProductForm } from './product-form';
import { saveProduct } from './save-product';

/** The product form over a stored product, which it follows while it is open. */
export default function EditProductPage({ preview }: { preview: Preview }) {
  const { productId = '' } = useParams();
  const navigate = useNavigate();
  const { product: stored, isElsewhere, error } = useProduct(productId);
  const [draft, setDraft] = useState<ProductDraft | null | undefined>();
  useEffect(() => {
    void readDraft(productId).then(setDraft);
  }, [productId]);

  if (stored === null || (stored && stored.deletedAt !== null)) {
    return (
      <EmptyState title={COPY.gone} action={<LinkButton to={ADMIN_PATHS.trash}>{COPY.trash}</LinkButton>}>
        {COPY.goneText}
      </EmptyState>
    );
  }
  if (isElsewhere) return <EmptyState title={COPY.elsewhere}>{COPY.elsewhereText}</EmptyState>;
  if (stored === undefined || draft === undefined)
    return error ? <p role="alert">{ADMIN.failed}</p> : <Spinner label={ADMIN.loading} />;
  return (
    <ProductForm
      key={productId}
      stored={stored}
      draft={draft}
      preview={preview}
      onSave={(content, from, picture) => {
        const onOpen = () => void navigate(editProductPath(productId));
        void saveProduct({ id: productId, from, content, picture, onOpen });
        void navigate(ADMIN_PATHS.products);
      }}
    />
  );
}
