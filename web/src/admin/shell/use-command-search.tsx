import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { CHORD_MS, isTyping } from '../../ui/keys';
import type { AdminScreen } from '../admin-screen';

const SearchDialog = lazy(() => import('../search/search-dialog'));
const ShortcutsDialog = lazy(() => import('../search/shortcuts-dialog'));

/** Screens that 'g' and a letter open. */
const GO_TO: Readonly<Record<string, string>> = {
  h: ADMIN_PATHS.home,
  p: ADMIN_PATHS.products,
  c: ADMIN_PATHS.categories,
  i: ADMIN_PATHS.inbox,
  q: ADMIN_PATHS.quickEnquiries,
  o: ADMIN_PATHS.orders,
  t: ADMIN_PATHS.trash,
};

/** The search dialog, the sheet of shortcuts, and the keys that open them or another screen that this person may open. */
export function useCommandSearch(screens: readonly AdminScreen[], isOn: boolean) {
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null);
  const navigate = useNavigate();

  const runKey = useEffectEvent((key: string, isAfterG: boolean): boolean => {
    const target = isAfterG ? GO_TO[key] : key === 'n' ? ADMIN_PATHS.addProduct : undefined;
    if (target !== undefined && screens.some(({ path }) => path === target)) void navigate(target);
    else if (key === '/') setOpen('search');
    else if (key === '?') setOpen('shortcuts');
    else return false;
    return true;
  });

  useEffect(() => {
    if (!isOn) return;
    let gAt = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      // A key that opened a table cell, for example.
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen('search');
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      const isAfterG = event.timeStamp - gAt < CHORD_MS;
      gAt = event.key === 'g' ? event.timeStamp : -Infinity;
      if (runKey(event.key, isAfterG)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);

  const close = () => setOpen(null);
  return {
    open: () => setOpen('search'),
    dialog: open && (
      <Suspense>
        {open === 'search' ? (
          <SearchDialog screens={screens} onClose={close} onShortcuts={() => setOpen('shortcuts')} />
        ) : (
          <ShortcutsDialog screens={screens} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
