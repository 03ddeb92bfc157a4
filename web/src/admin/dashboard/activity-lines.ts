import type { Activity } from '@catalogue/contract/entities/activity';
import type { BannerKind } from '@catalogue/contract/entities/banner';
import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';

const isSameAction = (a: Activity, b: Activity): boolean =>
  a.action === b.action && a.noun === b.noun && a.title === b.title && a.by === b.by;

/** Joins the entries of one import or undo, which were written in several batches, into one. Entries are newest first. */
export function groupBatches(lines: readonly Activity[]): Activity[] {
  const joined: Activity[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isBatch = line.action === 'imported' || line.action === 'undone';
    if (last && isBatch && isSameAction(last, line)) joined[joined.length - 1] = { ...last, count: last.count + line.count };
    else joined.push(line);
  }
  return joined;
}

/** Where to see what an entry of the activity log reports. `kindOf` says of which screen a banner is; undefined: not known. */
export function pathOfChange(
  { action, noun, id, count }: Pick<Activity, 'action' | 'noun' | 'id' | 'count'>,
  kindOf: (bannerId: string) => BannerKind | undefined,
): string {
  if (action === 'deleted') return ADMIN_PATHS.trash;
  if (noun === 'products') return count > 1 ? ADMIN_PATHS.products : editProductPath(id);
  if (noun === 'banners') return kindOf(id) === 'trending' ? ADMIN_PATHS.trending : ADMIN_PATHS.carousel;
  return {
    categories: ADMIN_PATHS.categories,
    // Only the erasure of a lead is logged, and an erased lead has no page.
    quickEnquiries: ADMIN_PATHS.quickEnquiries,
    orders: ADMIN_PATHS.orders,
    team: ADMIN_PATHS.team,
    settings: ADMIN_PATHS.settings,
  }[noun];
}

const PUBLISHED_NOUNS = ['products', 'categories', 'banners', 'settings'] as const;

/** Where to mend a document that cannot be published, by its path in Firestore; null: there is no such screen. */
export function pathOfDocument(document: string, kindOf: (bannerId: string) => BannerKind | undefined): string | null {
  const [name, id = ''] = document.split('/');
  const noun = PUBLISHED_NOUNS.find((one) => one === name);
  return noun === undefined ? null : pathOfChange({ action: 'changed', noun, id, count: 1 }, kindOf);
}
