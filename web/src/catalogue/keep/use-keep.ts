import { useEffect, useState, useSyncExternalStore } from 'react';
import { storageSpace, type StorageSpace } from '../../device/storage-space';
import { useCatalogue } from '../hooks';
import { keepState, type KeepState } from './keep-store';
import { scopeKey, type Scope } from './plan';
import { estimate, wholeList } from './take-along';

export const useKeepState = (): KeepState => useSyncExternalStore(keepState.subscribe, keepState.get);

/** What taking `scope` along would still download; null while it is being counted. */
export function useEstimate(scope: Scope): { count: number; bytes: number } | null {
  const snapshot = useCatalogue(wholeList);
  const { here } = useKeepState().pictures;
  const [size, setSize] = useState<{ count: number; bytes: number } | null>(null);
  const key = scopeKey(scope);
  useEffect(() => {
    let isCurrent = true;
    void estimate(key === 'all' ? key : key.split(' ').filter(Boolean)).then((found) => {
      if (isCurrent) setSize(found && { count: found.missing.length, bytes: found.bytes });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, snapshot, here]);
  return size;
}

/** Room on this device, counted again whenever the download gets on. */
export function useStorageSpace(): StorageSpace | null {
  const { phase, pictures } = useKeepState();
  const [space, setSpace] = useState<StorageSpace | null>(null);
  // Asking takes a moment on full disks: after every twentieth picture is often enough.
  const step = Math.floor(pictures.here / 20);
  useEffect(() => {
    void storageSpace().then(setSpace);
  }, [phase, step]);
  return space;
}
