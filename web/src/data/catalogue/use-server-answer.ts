import { useEffect, useState } from 'react';
import type { FoundNoun, ServerAnswer } from './find-on-server';

/** The server's answer about an entry that this device lacks; null while unknown, or while `isMissing` is false. */
export function useServerAnswer(noun: FoundNoun, id: string, isMissing: boolean): ServerAnswer | null {
  const [answered, setAnswered] = useState<{ id: string; answer: ServerAnswer } | null>(null);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void import('./find-on-server')
      .then(({ findOnServer }) => findOnServer(noun, id))
      .catch((): ServerAnswer => 'unreachable')
      .then((answer) => isCurrent && setAnswered({ id, answer }));
    return () => {
      isCurrent = false;
      setAnswered(null);
    };
  }, [noun, id, isMissing]);
  return isMissing && answered?.id === id ? answered.answer : null;
}
