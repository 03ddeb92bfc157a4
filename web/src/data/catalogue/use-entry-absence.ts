import { useEffect, useState } from 'react';
import type { FoundNoun, ServerAnswer } from './find-on-server';
import { useCanAskServer, useCatalogue, useCatalogueStatus, useHydrationState } from './hooks';

/**
 * The server's answer about an entry that this device lacks; null while unknown, or while `isMissing` is false. A check of the catalogue
 * that ends otherwise asks again.
 */
export function useServerAnswer(noun: FoundNoun, id: string, isMissing: boolean): ServerAnswer | null {
  const confirmation = useCatalogue((all) => all.confirmation);
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
  }, [noun, id, isMissing, confirmation]);
  return isMissing && answered?.id === id ? answered.answer : null;
}

/**
 * Why a page has no entry to show. `unavailable`: this device has no catalogue. `gone`: the server has none, or it is hidden.
 * `elsewhere`: the server cannot be asked, so the entry may exist.
 */
export type EntryAbsence = 'loading' | 'unavailable' | 'gone' | 'elsewhere';

/** Why the entry of a page is absent; asks the server where only it can tell. `isHidden`: this device has the entry, out of season. */
export function useEntryAbsence(
  noun: FoundNoun,
  id: string,
  { isAbsent, isHidden = false }: { isAbsent: boolean; isHidden?: boolean },
): EntryAbsence {
  const { state } = useCatalogueStatus();
  const canAsk = useCanAskServer();
  // The server's page for a missing entry is its answer.
  const hydration = useHydrationState();
  const [missingId] = useState(() => (hydration?.initialData?.isMissing ? id : null));
  const isKnownMissing = missingId === id || isHidden;
  const answer = useServerAnswer(noun, id, isAbsent && canAsk === true && !isKnownMissing);
  if (isKnownMissing) return 'gone';
  if (state === 'unavailable') return 'unavailable';
  if (state === 'loading' || canAsk === null || (canAsk && answer === null)) return 'loading';
  return answer === 'gone' ? 'gone' : 'elsewhere';
}
