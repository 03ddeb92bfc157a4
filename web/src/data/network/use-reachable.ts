import { useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from './network-status';

/** Whether our server answers; the component renders again when that changes. */
export const useReachable = (): boolean => useSyncExternalStore(onReachableChange, isReachable, isReachable);
