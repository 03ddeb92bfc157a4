import type { ViewScreen } from '@catalogue/contract/entities/shared-views';
import * as v from 'valibot';
import { useEffect, useRef, useState } from 'react';
import { read, write } from '../../data/device-store/database';
import type { ChangeViews, NamedView } from './named-view';

const storedViews = v.array(v.object({ name: v.string(), search: v.string() }));

/** The views of a screen that this device keeps for itself, and the function that changes them. */
export function useDeviceViews(screen: ViewScreen): [readonly NamedView[], ChangeViews] {
  const [views, setViews] = useState<readonly NamedView[]>([]);
  const latest = useRef(views);
  const key = `views-${screen}`;
  useEffect(() => {
    void read('settings', key).then((stored) => {
      const parsed = v.safeParse(storedViews, stored);
      latest.current = parsed.success ? parsed.output : [];
      setViews(latest.current);
    });
  }, [key]);
  const change: ChangeViews = (next) => {
    latest.current = next(latest.current);
    setViews(latest.current);
    void write('settings', key, latest.current);
  };
  return [views, change];
}
