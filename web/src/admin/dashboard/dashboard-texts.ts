import type { Activity } from '@catalogue/contract/entities/activity';
import { plural } from '../../lib/plural';
import { ROLE_WITH_ARTICLE } from '../data/role-with-article';

const VERBS: Record<Exclude<Activity['action'], 'granted' | 'revoked'>, string> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  imported: 'imported',
  undone: 'took back',
  erased: 'erased the lead',
};

/** Imports and undone jobs have a name of their own; other entries name their first document. */
function subjectOf({ action, title, count }: Activity): string {
  if (action === 'imported' || action === 'undone') return `“${title}”: ${plural(count, 'product')}`;
  return count > 1 ? `${title} and ${(count - 1).toLocaleString('en-IN')} more` : title;
}

/** 'made Ravi a rep' */
function predicateOf(entry: Activity): string {
  const { action, role = 'admin', id, by, title } = entry;
  if (action === 'granted') return `made ${title} ${ROLE_WITH_ARTICLE[role]}`;
  if (action === 'revoked') return id === by ? 'left the team' : `removed ${title} from the team`;
  return `${VERBS[action]} ${subjectOf(entry)}`;
}

/** Texts of the dashboard. */
export const DASHBOARD_TEXTS = {
  unknown: '–',
  enquiries: 'Quick enquiries',
  orders: 'Orders',
  waiting: (today: number | undefined) => `waiting for an answer, ${today?.toLocaleString('en-IN') ?? '–'} came today`,
  products: 'Products live',
  hidden: (count: number | undefined) => `${count?.toLocaleString('en-IN') ?? '–'} hidden`,
  care: {
    noPicture: 'Live without a picture',
    noPrice: 'Live without a price',
    outOfStock: 'Live and out of stock',
    hidden: 'Hidden from visitors',
  },
  chart: {
    title: 'Enquiries of twelve weeks',
    empty: 'No enquiry came in the last twelve weeks.',
    failed: 'The figures could not be loaded.',
    median: (age: string) => `Median time to the first answer: ${age}.`,
    noMedian: 'No answer is on record yet.',
    summary: (received: number, unanswered: number) =>
      `${plural(received, 'enquiry', 'enquiries')}, ${unanswered.toLocaleString('en-IN')} of them not answered.`,
    thisWeek: (received: number, unanswered: number) =>
      `This week: ${received.toLocaleString('en-IN')}, ${unanswered.toLocaleString('en-IN')} not answered.`,
    asOf: (when: string, reason: string) => `Shown as of ${when}. ${reason}`,
    answered: 'Answered',
    unanswered: 'Not answered',
    table: 'Show as a table',
    columns: { week: 'Week of', median: 'Median first answer' },
  },
  publishing: {
    pending: (count: number, since: string | null) =>
      `Publishing, ${count.toLocaleString('en-IN')} ${count === 1 ? 'change' : 'changes'} to go${since === null ? '' : `. Visitors see the catalogue of ${since}`}.`,
    failures: (count: number) => `${plural(count, 'document')} cannot be published:`,
  },
  mostRequested: 'Most asked products',
  allOrders: 'All orders',
  ofLatestOrders: 'Among the latest 100 orders.',
  addProduct: 'Add a product',
  uploads: 'Pictures on their way',
  progress: (share: number | undefined) => (share === undefined ? 'Waiting' : `${Math.round(share * 100)} % sent`),
  changes: 'Last changes',
  changesFailed: 'The list of changes could not be loaded.',
  noChanges: 'Nothing has been changed yet.',
  change: (entry: Activity) => `${entry.byName === '' ? 'Somebody' : entry.byName} ${predicateOf(entry)}`,
} as const;
