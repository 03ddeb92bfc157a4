import type { Activity } from '@catalogue/contract/entities/activity';

const isSameAction = (a: Activity, b: Activity): boolean =>
  a.action === b.action && a.noun === b.noun && a.title === b.title && a.by === b.by;

/** Lines, newest first, as people think of them: an import of a thousand rows was written in ten batches and is one deed. */
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
