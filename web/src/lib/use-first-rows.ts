import { useDeferredValue } from 'react';

/** The first `count` rows in the first frame, all rows from the second on: what is below the fold does not delay what is seen. */
export function useFirstRows<Row>(rows: readonly Row[], count: number): readonly Row[] {
  const isComplete = useDeferredValue(true, false);
  return isComplete ? rows : rows.slice(0, count);
}
