import { EmptyState } from '../ui/empty-state';
import { ADMIN_TEXTS } from './admin-texts';

/** What staff see at an address below /Admin that no screen has, beside the menu. */
export default function NoScreen() {
  return <EmptyState title={ADMIN_TEXTS.noScreen.title}>{ADMIN_TEXTS.noScreen.text}</EmptyState>;
}
