import { EmptyState } from '../../ui/empty-state';
import { CATALOGUE_TEXTS } from './catalogue-texts';

/** Shown when the device has no copy and no network. */
export const Unavailable = () => <EmptyState title={CATALOGUE_TEXTS.unavailable}>{CATALOGUE_TEXTS.unavailableText}</EmptyState>;
