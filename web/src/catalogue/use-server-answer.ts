import { useEffect, useState } from 'react';
import type { ServerAnswer } from './find-on-server';

/** The server's answer about a product that this device lacks; null while unknown, or while `isMissing` is false. */
export function useServerAnswer(productId: string, isMissing: boolean): ServerAnswer | null {
  const [answered, setAnswered] = useState<{ productId: string; answer: ServerAnswer } | null>(null);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void import('./find-on-server')
      .then(({ findOnServer }) => findOnServer(productId))
      .catch((): ServerAnswer => 'unreachable')
      .then((answer) => isCurrent && setAnswered({ productId, answer }));
    return () => {
      isCurrent = false;
      setAnswered(null);
    };
  }, [productId, isMissing]);
  return isMissing && answered?.productId === productId ? answered.answer : null;
}
