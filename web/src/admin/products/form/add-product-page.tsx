import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ADMIN_TEXTS } from '../../admin-texts';
import { writesModule } from '../../data/firebase';
import { AddedNotice, type AddedProduct } from './added-notice';
import { DUPLICATE_STATE } from './duplicate-product';
import { readDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import type { Preview } from './to-preview';
import { ProductForm } from './product-form';
import { saveProduct } from './save-product';
import type { OnSave } from './use-product-form';

/** SPEC §2, Add Product. What was added last stands above the form, which is ready for the next. */
export default function AddProductPage({ preview }: { preview: Preview }) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ProductDraft | null | undefined>();
  const [added, setAdded] = useState<AddedProduct | null>(null);
  /** Number of the form: a copy is filled into a new one. */
  const [copies, setCopies] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  /** The next product begins at the top, where the last one is named. */
  const begin = (): void => {
    scrollTo({ top: 0 });
    page.current?.querySelector<HTMLElement>('form input')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    void readDraft(null).then(setDraft);
  }, []);
  useEffect(() => {
    if (copies > 0) begin();
  }, [copies]);
  if (draft === undefined) return <SkeletonRows label={ADMIN_TEXTS.loading} />;

  const save = async (...[content, from, pictures, note]: Parameters<OnSave>): Promise<void> => {
    const { newId } = await writesModule();
    const id = newId();
    setAdded({ id, content, isStored: false });
    begin();
    const onOpen = () => void navigate(ADMIN_PATHS.addProduct);
    const isStored = await saveProduct({ id, from, content, pictures, note, onOpen });
    // Another one may have been added meanwhile. A refused one is a draft again, and a toast says why.
    setAdded((last) => (last?.id !== id ? last : isStored ? { ...last, isStored } : null));
  };

  async function fillCopy(): Promise<void> {
    setDraft(await readDraft(null));
    setCopies((count) => count + 1);
    setAdded(null);
  }

  return (
    <div ref={page}>
      {added !== null && <AddedNotice added={added} onChange={setAdded} onCopy={() => void fillCopy()} />}
      <ProductForm
        key={copies}
        stored={null}
        draft={draft}
        isCopy={copies > 0 || state === DUPLICATE_STATE}
        preview={preview}
        onSave={(...saved) => void save(...saved)}
      />
    </div>
  );
}
