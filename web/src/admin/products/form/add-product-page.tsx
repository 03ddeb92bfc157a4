import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Spinner } from '../../../ui/spinner';
import { COPY as ADMIN } from '../../copy';
import { contentModule } from '../../data/firebase';
import { COPY_STATE } from './duplicate';
import { readDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import type { Preview } from './preview-of';
import { ProductForm } from './product-form';
import { saveProduct } from './save-product';

/** SPEC §2, Add Product. */
export default function AddProductPage({ preview }: { preview: Preview }) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ProductDraft | null | undefined>();
  useEffect(() => {
    void readDraft(null).then(setDraft);
  }, []);
  if (draft === undefined) return <Spinner label={ADMIN.loading} />;
  return (
    <ProductForm
      stored={null}
      draft={draft}
      isCopy={state === COPY_STATE}
      preview={preview}
      onSave={(content, from, picture) =>
        void contentModule().then(({ newId }) =>
          saveProduct({ id: newId(), from, content, picture, onOpen: () => void navigate(ADMIN_PATHS.addProduct) }),
        )
      }
    />
  );
}
