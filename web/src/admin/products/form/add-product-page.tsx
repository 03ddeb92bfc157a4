import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { Spinner } from '../../../ui/spinner';
import { COPY as ADMIN } from '../../copy';
import { contentModule } from '../../data/firebase';
import { productContent } from '../product-content';
import { readDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import type { Preview } from './preview-of';
import { ProductForm } from './product-form';
import { saveProduct } from './save-product';

const arrival = v.object({ duplicate: productContent });

/** SPEC §2, Add Product. A duplicate arrives as the navigation's state. */
export default function AddProductPage({ preview }: { preview: Preview }) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const given = v.safeParse(arrival, state);
  const [draft, setDraft] = useState<ProductDraft | null | undefined>(given.success ? null : undefined);
  useEffect(() => {
    if (draft === undefined) void readDraft(null).then(setDraft);
  }, [draft]);
  if (draft === undefined) return <Spinner label={ADMIN.loading} />;
  return (
    <ProductForm
      stored={null}
      draft={draft}
      preview={preview}
      {...(given.success && { initial: given.output.duplicate })}
      onSave={(content, from, picture) =>
        void contentModule().then(({ newId }) =>
          saveProduct({ id: newId(), from, content, picture, onOpen: () => void navigate('/Admin/add-product') }),
        )
      }
    />
  );
}
