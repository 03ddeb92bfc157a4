import { TRASH_DAYS } from '@catalogue/contract/limits';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { useState } from 'react';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Picture } from '../../ui/picture';
import { Spinner } from '../../ui/spinner';
import { ADMIN_TEXTS } from '../admin-texts';
import { contentModule } from '../data/firebase';
import { reportWrite } from '../data/report-write';
import { restoreFromTrash } from '../data/trash';
import { useLive } from '../data/use-live';
import styles from './trash-page.module.css';

const TRASH_TEXTS = {
  lead: `What was deleted stays here for ${TRASH_DAYS} days; after that it is gone with its pictures.`,
  nouns: { categories: 'Category', products: 'Product', banners: 'Banner' } satisfies Record<CatalogueNoun, string>,
  deleted: (when: string) => `Deleted ${when}`,
  restore: 'Restore',
  restored: (title: string) => `“${title}” is back.`,
  restoreOne: (title: string) => `Restore ${title}`,
  empty: 'The trash is empty',
  more: 'Show what was deleted earlier',
  untitled: 'Without a title',
} as const;

/** Most recently deleted of each kind that are read at first, and more at each asking. */
const STEP = 30;

/** Deleted categories, products and banners; each can be restored. */
export default function TrashPage() {
  const [limit, setLimit] = useState(STEP);
  const kinds = [useTrash('categories', limit), useTrash('products', limit), useTrash('banners', limit)];
  const mayHaveMore = kinds.some(({ value }) => (value?.length ?? 0) >= limit);
  const items = kinds.flatMap(({ value }) => value ?? []).sort((a, b) => b.deletedAt - a.deletedAt);
  if (kinds.some(({ value, error }) => value === undefined && error === null)) return <Spinner label={ADMIN_TEXTS.loading} />;
  return (
    <>
      <p className={styles.lead}>{TRASH_TEXTS.lead}</p>
      {kinds.some(({ error }) => error !== null) && <p role="alert">{ADMIN_TEXTS.failed}</p>}
      {items.length === 0 && <EmptyState title={TRASH_TEXTS.empty} />}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.noun} ${item.id}`} className={styles.item}>
            <div className={styles.picture}>
              <Picture picture={item.picture} alt="" sizes="3rem" />
            </div>
            <div>
              <p className={styles.title}>{item.title}</p>
              <p className={styles.lead}>
                {TRASH_TEXTS.nouns[item.noun]}. {TRASH_TEXTS.deleted(formatMoment(item.deletedAt))}
              </p>
            </div>
            <Button
              small
              aria-label={TRASH_TEXTS.restoreOne(item.title)}
              onClick={() =>
                void reportWrite(restoreFromTrash(item), { title: item.title, done: TRASH_TEXTS.restored(item.title) })
              }
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

function useTrash(noun: CatalogueNoun, limit: number) {
  return useLive(`trash/${noun}/${limit}`, async (onValue: (items: readonly TrashItem[]) => void, onFailure) =>
    (await contentModule()).watchContent(
      noun,
      { trash: true, limit },
      ({ rows }) =>
        onValue(
          rows.map((row) => ({
            noun,
            id: row.id,
            revision: row.revision,
            title: ('title' in row ? row.title : row.alt) || TRASH_TEXTS.untitled,
            picture: row.picture,
            deletedAt: row.deletedAt ?? 0,
          })),
        ),
      onFailure,
    ),
  );
}

interface TrashItem {
  noun: CatalogueNoun;
  id: string;
  revision: number;
  title: string;
  picture: Parameters<typeof Picture>[0]['picture'];
  deletedAt: number;
}
