import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ADMIN_TEXTS } from '../../admin-texts';
import { newShortId } from '../../../lib/new-id';
import form from '../../ui/form.module.css';
import { PRODUCT_TEXTS } from '../product-texts';
import { AddedNotice, type AddedProduct } from './added-notice';
import { DUPLICATE_STATE } from './duplicate-product';
import {
  DRAFT_PARAMETER,
  readDraft,
  readRefusedProducts,
  type RefusedProduct,
  refusedProductPath,
  restoredForm,
} from './product-draft';
import type { ProductDraft } from './product-draft';
import type { Preview } from './to-preview';
import { ProductForm } from './product-form';
import { saveProduct } from './save-product';
import type { OnSave } from './use-product-form';

/** SPEC §2, Add Product. What was added last stands above the form, which is ready for the next. */
export default function AddProductPage({ preview }: { preview: Preview }) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const draftId = parameters.get(DRAFT_PARAMETER);
  const [read, setRead] = useState<{ id: string | null; draft: ProductDraft | null } | null>(null);
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
    let isLeft = false;
    void readDraft(draftId).then((draft) => {
      if (!isLeft) setRead({ id: draftId, draft });
    });
    return () => {
      isLeft = true;
    };
  }, [draftId]);
  useEffect(() => {
    if (copies > 0) begin();
  }, [copies]);
  if (read?.id !== draftId) return <SkeletonRows label={ADMIN_TEXTS.loading} />;

  const save: OnSave = async (product) => {
    const id = newShortId();
    const { kept, accepted } = saveProduct({ ...product, id, onOpen: (path) => void navigate(path) });
    if (!(await kept)) return false;
    setAdded({ id, content: product.content, isStored: false });
    if (draftId !== null) void navigate(ADMIN_PATHS.addProduct, { replace: true });
    begin();
    // Another one may have been added meanwhile. A refused one is a draft again, and a toast says why.
    void accepted.then((isStored) => setAdded((last) => (last?.id !== id ? last : isStored ? { ...last, isStored } : null)));
    return true;
  };

  async function fillCopy(): Promise<void> {
    setRead({ id: null, draft: await readDraft(null) });
    setCopies((count) => count + 1);
    setAdded(null);
    if (draftId !== null) void navigate(ADMIN_PATHS.addProduct, { replace: true });
  }

  return (
    <div ref={page}>
      {added !== null && <AddedNotice added={added} onChange={setAdded} onCopy={() => void fillCopy()} />}
      <RefusedProducts openId={draftId} />
      <ProductForm
        key={`${draftId ?? ''}/${copies}`}
        stored={null}
        draftId={draftId}
        draft={read.draft}
        isCopy={draftId === null && (copies > 0 || state === DUPLICATE_STATE)}
        preview={preview}
        onSave={save}
      />
    </div>
  );
}

const { added: texts } = PRODUCT_TEXTS;

/** Names new products that the server refused, with a link to the form of each. `openId`: the one whose form is open. */
function RefusedProducts({ openId }: { openId: string | null }) {
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
