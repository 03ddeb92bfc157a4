import { chatLink } from '@catalogue/contract/company';
import type { ChosenOption } from '@catalogue/contract/prices';
import { useLocation } from 'react-router-dom';
import { siteOrigin } from '../../lib/site-origin';
import { useHydrated } from '../../lib/use-hydrated';
import { useSearchParams } from '../../lib/use-search-params';
import { Button, LinkButton } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { Icon } from '../../ui/icon';
import { CompareButton } from '../catalogue/compare-button';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './product-actions.module.css';

/** Shares the page: by the system's share sheet where it exists, by WhatsApp, or as a copied link. On paper, its URL. */
function ShareButtons({ title }: { title: string }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const canShare = isHydrated && 'share' in navigator;
  const chosen = query.toString();
  const search = chosen === '' ? '' : `?${chosen}`;
  // Hydration keeps what the worker rendered, which knows no origin: the next render corrects it.
  const url = `${isHydrated || import.meta.env.SSR ? siteOrigin() : ''}${pathname}${search}`;
  const text = PRODUCT_TEXTS.shareText(title, url);
  return (
    <>
      {/* A server without a configured origin does not know it. */}
      <p className={styles.onPaper}>{isHydrated && url}</p>
      <div className={styles.row}>
        <LinkButton kind="quiet" small to={chatLink('', text)} target="_blank">
          <Icon name="chat" size={18} />
          {PRODUCT_TEXTS.whatsApp}
        </LinkButton>
        <Button kind="quiet" small onClick={() => void copyText(text, PRODUCT_TEXTS)}>
          <Icon name="link" size={18} />
          {PRODUCT_TEXTS.copyLink}
        </Button>
        {/* Last: it appears after hydration and must move nothing. */}
        {canShare && (
          <Button kind="quiet" small onClick={() => void navigator.share({ title, text: title, url }).catch(() => undefined)}>
            <Icon name="share" size={18} />
            {PRODUCT_TEXTS.share}
          </Button>
        )}
      </div>
    </>
  );
}

interface Props {
  id: string;
  title: string;
  options: readonly ChosenOption[];
  /** Pieces that the buyer typed; null: none yet. */
  pieces: number | null;
}

/** What else can be done with a product: compare it, share it. */
export const ProductActions = ({ id, title, options, pieces }: Props) => (
  <>
    <CompareButton title={title} productId={id} options={options} pieces={pieces} />
    <ShareButtons title={title} />
  </>
);
