import type { ViewScreen } from '@catalogue/contract/entities/shared-views';
import * as v from 'valibot';
import type { ChangeViews, NamedView } from './named-view';
import { useDeviceSetting } from './use-device-setting';

const storedViews = v.array(v.object({ name: v.string(), search: v.string() }));

function parseViews(stored: unknown): readonly NamedView[] {
  const parsed = v.safeParse(storedViews, stored);
  return parsed.success ? parsed.output : [];
}

/** The views of a screen that this device keeps for itself, and the function that changes them. */
export const useDeviceViews = (screen: ViewScreen): [readonly NamedView[], ChangeViews] =>
  useDeviceSetting(`views-${screen}`, parseViews);
