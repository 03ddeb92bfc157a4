import { ADMIN_PATHS, productPath } from '@catalogue/contract/paths';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ADMIN_TEXTS } from '../../admin-texts';
import { useAdminProduct } from '../../data/use-products';
import { PRODUCT_TEXTS } from '../product-texts';
import { QueryStatus } from '../../ui/query-status';
import { HISTORY_TEXTS } from '../history/history-texts';
import { ProductHistory } from '../history/product-history';
import { detachDraft, readDraft, refusedProductPath } from './product-draft';
import type { ProductDraft } from './product-draft';
import type { Preview } from './to-preview';
import { ProductForm } from './product-form';
import { ProductNeighbours } from './product-neighbours';
import { saveProduct } from './save-product';
import { lastTableSearch, readTableView } from '../table/table-view';
import styles from './edit-product-page.module.css';

/** Edits a stored product; changes of others are merged while the form is open. */
export default function EditProductPage({ preview }: { preview: Preview }) {
  const { productId = '' } = useParams();
  const navigate = useNavigate();
  const { product: stored, isElsewhere, query } = useAdminProduct(productId);
  const [read, setRead] = useState<{ id: string; draft: ProductDraft | null } | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [search] = useState(lastTableSearch);
  const view = useMemo(() => readTableView(search), [search]);
  const isPurged = stored === null;
  // Again once the product is purged: its form, which held what was typed, is closed.
  useEffect(() => {
    void readDraft(productId).then((draft) => setRead({ id: productId, draft }));
  }, [productId, isPurged]);

  if (isPurged && read?.id === productId && read.draft !== null) {
    const addAsNew = () => void detachDraft(productId).then(() => navigate(refusedProductPath(productId)));
    return (
      <EmptyState
        title={PRODUCT_TEXTS.gone}
        action={
          <Button kind="primary" onClick={addAsNew}>
            {PRODUCT_TEXTS.addAsNew}
          </Button>
        }
      >
        {PRODUCT_TEXTS.goneDraftText(read.draft.values.title)}
      </EmptyState>
    );
  }
  if (isPurged || (stored && stored.deletedAt !== null)) {
    return (
      <EmptyState title={PRODUCT_TEXTS.gone} action={<LinkButton to={ADMIN_PATHS.trash}>{PRODUCT_TEXTS.trash}</LinkButton>}>
        {PRODUCT_TEXTS.goneText}
      </EmptyState>
    );
  }
  if (isElsewhere) return <EmptyState title={PRODUCT_TEXTS.elsewhere}>{PRODUCT_TEXTS.elsewhereText}</EmptyState>;
  if (stored === undefined) return <QueryStatus query={{ ...query, data: stored }} />;
  if (read?.id !== productId) return <SkeletonRows label={ADMIN_TEXTS.loading} />;
  return (
    <>
      <div className={styles.tools}>
        <ProductNeighbours id={productId} view={view} />
        <Button small onClick={() => setHistoryOpen(true)}>
          {HISTORY_TEXTS.open}
        </Button>
        {isHistoryOpen && <ProductHistory product={stored} onClose={() => setHistoryOpen(false)} />}
        {stored.live && (
          <LinkButton small to={productPath(productId)} target="_blank">
            {PRODUCT_TEXTS.viewOnSite}
          </LinkButton>
        )}
      </div>
      <ProductForm
        key={productId}
        stored={stored}
        draftId={productId}
        draft={read.draft}
        preview={preview}
        onSave={(save) => {
          const { kept } = saveProduct({ ...save, id: productId, onOpen: (path) => void navigate(path) });
          void navigate({ pathname: ADMIN_PATHS.products, search: search.toString() });
          return kept;
        }}
      />
    </>
  );
}
