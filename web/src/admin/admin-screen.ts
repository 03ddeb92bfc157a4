import type { Right } from '@catalogue/contract/roles';
import type { Screen } from '../ui/screen';

/** Groups of the side menu, in its order. */
export const MENU_GROUPS = ['start', 'content', 'leads', 'banners', 'more'] as const;

export interface AdminScreen extends Screen {
  /** Its group in the side menu; null for a screen that only links lead to. */
  group: (typeof MENU_GROUPS)[number] | null;
  /** Heading of the screen where it differs from the menu's title. */
  heading?: string;
  /** Path of another screen's menu item that is marked while this screen is open. */
  under?: string;
  /** What happens to changes made offline. `sent`, or missing: they are sent later. `none`: the screen saves nothing without a network. */
  offlineChanges?: 'sent' | 'none';
  /** Who may open it. */
  right: Right;
}
