import { useEffect, useState, useSyncExternalStore } from 'react';
import { storageSpace, type StorageSpace } from '../../data/device-store/storage-space';
import { useCatalogue } from '../../data/catalogue/hooks';
import { downloadState, type DownloadState } from './download-state';
import { scopeKey, type DownloadScope } from './plan-download';
import { completeSnapshot, estimateDownload } from './measure-download';

export const useDownloadState = (): DownloadState =>
  useSyncExternalStore(downloadState.subscribe, downloadState.get, downloadState.get);

/** Count and bytes of the pictures that `scope` still needs; null while they are counted. */
export function useDownloadEstimate(scope: DownloadScope): { count: number; bytes: number } | null {
  const snapshot = useCatalogue(completeSnapshot);
  const { cached } = useDownloadState().pictures;
  const [size, setSize] = useState<{ count: number; bytes: number } | null>(null);
  const key = scopeKey(scope);
  useEffect(() => {
    let isCurrent = true;
    const estimate = estimateDownload(key === 'all' ? key : key.split(' ').filter(Boolean)).catch(() => null);
    void estimate.then((found) => {
      if (isCurrent) setSize(found && { count: found.missing.length, bytes: found.bytes });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, snapshot, cached]);
  return size;
}

/** Storage used and left on this device, measured again as the download progresses. */
export function useStorageSpace(): StorageSpace | null {
  const { phase, pictures } = useDownloadState();
  const [space, setSpace] = useState<StorageSpace | null>(null);
  // The estimate is slow on full disks: one per twenty pictures is enough.
  const step = Math.floor(pictures.cached / 20);
  useEffect(() => {
    void storageSpace().then(setSpace);
  }, [phase, step]);
  return space;
}
