import { useIsGone } from '../../data/catalogue/hooks';
import { useServerAnswer } from '../../data/catalogue/use-entry-absence';
import type { AbsentProps } from './absence';

/** Asks the server for a product that may be missing on this device, and renders `children` with what is known. */
export function AbsentProduct({ id, isMissing, children }: AbsentProps) {
  const isGone = useIsGone();
  const answer = useServerAnswer('products', id, isMissing && isGone === true);
  if (answer === 'gone') return children('gone');
  return children(isGone === false || answer !== null ? 'elsewhere' : 'asking');
}
