import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ADMIN_TEXTS } from '../../admin-texts';
import { writesModule } from '../../data/firebase';
import { DUPLICATE_STATE } from './duplicate-product';
import { readDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import type { Preview } from './to-preview';
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
  if (draft === undefined) return <SkeletonRows label={ADMIN_TEXTS.loading} />;
  return (
    <ProductForm
      stored={null}
      draft={draft}
      isCopy={state === DUPLICATE_STATE}
      preview={preview}
      onSave={(content, from, pictures, note) =>
        void writesModule().then(({ newId }) =>
          saveProduct({ id: newId(), from, content, pictures, note, onOpen: () => void navigate(ADMIN_PATHS.addProduct) }),
        )
      }
    />
  );
}
