import { useReachable } from '../../data/network/use-reachable';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { CATALOGUE_TEXTS } from './catalogue-texts';

/** Loads the page again; nothing while the network is gone, which the page waits for by itself. */
export const TryAgain = () => useReachable() && <Button onClick={() => location.reload()}>{CATALOGUE_TEXTS.tryAgain}</Button>;

/** Shown when the device has no copy, and neither network nor server gave it one. */
export const Unavailable = () => (
  <EmptyState title={CATALOGUE_TEXTS.unavailable} action={<TryAgain />}>
    {useReachable() ? CATALOGUE_TEXTS.serverFails : CATALOGUE_TEXTS.unavailableText}
  </EmptyState>
);
