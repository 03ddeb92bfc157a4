import { EmptyState } from '../ui/empty-state';
import { COPY } from './copy';

/** No copy on the device and no network. */
export const Unavailable = () => <EmptyState title={COPY.unavailable}>{COPY.unavailableText}</EmptyState>;
