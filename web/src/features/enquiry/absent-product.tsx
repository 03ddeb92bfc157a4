import { useCanAskServer } from '../../data/catalogue/hooks';
import { useServerAnswer } from '../../data/catalogue/use-entry-absence';
import type { AbsentProps } from './absence';

/** Asks the server for a product that may be missing on this device, and renders `children` with what is known. */
export function AbsentProduct({ id, isMissing, children }: AbsentProps) {
  const canAsk = useCanAskServer();
  const answer = useServerAnswer('products', id, isMissing && canAsk === true);
  if (answer === 'gone') return children('gone');
  return children(canAsk === false || answer !== null ? 'elsewhere' : 'asking');
}
