import type { Activity } from '@catalogue/contract/entities/activity';

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
