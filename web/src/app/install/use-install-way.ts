import { useSyncExternalStore } from 'react';
import { installWay, onInstallWay, type InstallWay } from '../../data/release/install';

/** How this site can be put on this device's home screen, as it changes. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(onInstallWay, installWay, () => 'none');
