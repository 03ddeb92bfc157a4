import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { TRASH_DAYS } from '@catalogue/contract/retention';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { Content } from '../../data/firebase/content/content-documents';
import { formatMoment } from '../../lib/format';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { keepFocus } from '../../ui/keep-focus';
import { Picture } from '../../ui/picture';
import { restoreFromTrash } from '../data/delete-with-undo';
import type { TrashItem } from '../data/delete-with-undo';
import { trashQuery } from '../data/queries/content';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { Thumbnail } from '../ui/thumbnail';
import styles from './trash-page.module.css';

const TRASH_TEXTS = {
  lead: `What was deleted stays here for ${TRASH_DAYS} days; after that it is gone with its pictures.`,
  nouns: { categories: 'Category', products: 'Product', banners: 'Banner' } satisfies Record<CatalogueNoun, string>,
  deleted: (when: string) => `Deleted ${when}`,
  restore: 'Restore',
  restored: (title: string) => `“${title}” is back.`,
  restoreOne: (title: string) => `Restore ${title}`,
  empty: 'The trash is empty',
  toProducts: 'View products',
  more: 'Show what was deleted earlier',
  untitled: 'Without a title',
} as const;

/** Items of each kind that are read at first; each click reads more. */
const STEP = 30;

/** Deleted categories, products and banners, with a button to restore each. */
export default function TrashPage() {
  const [limit, setLimit] = useState(STEP);
  const kinds = [useTrash('categories', limit), useTrash('products', limit), useTrash('banners', limit)];
  const mayHaveMore = kinds.some(({ items }) => items.length >= limit);
  const items = kinds.flatMap((kind) => kind.items).sort((a, b) => b.deletedAt - a.deletedAt);
  const unloaded = kinds.find(({ query, isUnconfirmed }) => query.data === undefined || query.error !== null || isUnconfirmed);
  const isLoading = kinds.some(({ query }) => query.data === undefined && query.error === null);
  return (
    <>
      <p className={styles.lead}>{TRASH_TEXTS.lead}</p>
      {unloaded && <QueryStatus query={unloaded.query} isUnconfirmed={unloaded.isUnconfirmed} />}
      {items.length === 0 && !unloaded && !isLoading && (
        <EmptyState
          title={TRASH_TEXTS.empty}
          action={<LinkButton to={ADMIN_PATHS.products}>{TRASH_TEXTS.toProducts}</LinkButton>}
        />
      )}
      <ul ref={keepFocus} className={styles.list}>
        {items.map((item) => (
          <li key={`${item.noun} ${item.id}`} className={styles.item}>
            <Thumbnail className={styles.picture}>
              <Picture picture={item.picture} alt="" sizes="3rem" />
            </Thumbnail>
            <div>
              <p className={styles.title}>{item.title}</p>
              <p className={styles.lead}>
                {TRASH_TEXTS.nouns[item.noun]}. {TRASH_TEXTS.deleted(formatMoment(item.deletedAt))}
              </p>
            </div>
            <Button
              small
              aria-label={TRASH_TEXTS.restoreOne(item.title)}
              onClick={() => void restoreFromTrash(item, TRASH_TEXTS.restored(item.title))}
            >
              {TRASH_TEXTS.restore}
            </Button>
          </li>
        ))}
      </ul>
      {mayHaveMore && (
        <div className={styles.more}>
          <Button small onClick={() => setLimit(limit + STEP * 3)}>
            {TRASH_TEXTS.more}
          </Button>
        </div>
      )}
    </>
  );
}

interface Deleted extends TrashItem {
  picture: ComponentProps<typeof Picture>['picture'];
  deletedAt: number;
}

function useTrash<Noun extends CatalogueNoun>(noun: Noun, limit: number) {
  const query = useQuery(trashQuery(noun, limit));
  const items = (query.data?.rows ?? []).map((row: Content<CatalogueNoun>): Deleted => ({
    noun,
    id: row.id,
    revision: row.revision,
    sku: 'sku' in row ? row.sku : null,
    title: ('title' in row ? row.title : row.alt) || TRASH_TEXTS.untitled,
    picture: row.picture,
    deletedAt: row.deletedAt ?? 0,
  }));
  return { query, items, isUnconfirmed: isUnconfirmedEmpty(query.data) };
}
