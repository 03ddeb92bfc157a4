import type { Activity } from '@catalogue/contract/entities/activity';

const VERBS: Record<Activity['action'], string> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  imported: 'imported',
  undone: 'took back',
  granted: 'made an admin of',
  revoked: 'took the admin role from',
  erased: 'erased the lead',
};

/** Imports and what is taken back go by a name of their own; everything else by the first of what it was done to. */
function what({ action, title, count }: Activity): string {
  if (action === 'imported' || action === 'undone') return `“${title}”: ${count === 1 ? '1 product' : `${count} products`}`;
  return count > 1 ? `${title} and ${count - 1} more` : title;
}

export const DASHBOARD_TEXTS = {
  enquiries: 'Quick enquiries',
  orders: 'Orders',
  waiting: 'waiting for an answer',
  products: 'Products live',
  productNote: (hidden: number | undefined, out: number | undefined) => `${hidden ?? '–'} hidden, ${out ?? '–'} out of stock`,
  uploads: 'Pictures on their way',
  progress: (share: number | undefined) => (share === undefined ? 'Waiting' : `${Math.round(share * 100)} % sent`),
  changes: 'Last changes',
  changesFailed: 'The list of changes could not be loaded.',
  noChanges: 'Nothing has been changed yet.',
  change: (line: Activity) => `${line.byName === '' ? 'Somebody' : line.byName} ${VERBS[line.action]} ${what(line)}`,
} as const;
