import type { ReactNode } from 'react';
import { useCanAskServer } from '../../data/catalogue/hooks';
import { useServerAnswer } from '../../data/catalogue/use-entry-absence';

/**
 * Why this device lacks a product. 'gone': the server has none. 'asking': it has not answered yet. 'elsewhere': it cannot be asked,
 * so the product may exist.
 */
export type Absence = 'gone' | 'asking' | 'elsewhere';

interface AbsentProps {
  id: string;
  isMissing: boolean;
  children: (absence: Absence) => ReactNode;
}

/** Asks the server for a product that may be missing on this device, and renders `children` with what is known. */
export function AbsentProduct({ id, isMissing, children }: AbsentProps) {
  const canAsk = useCanAskServer();
  const answer = useServerAnswer('products', id, isMissing && canAsk === true);
  if (answer === 'gone') return children('gone');
  return children(canAsk === false || answer !== null ? 'elsewhere' : 'asking');
}
