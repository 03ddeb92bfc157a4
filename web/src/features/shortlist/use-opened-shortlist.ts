import { shortlistsEndpoints } from '@catalogue/contract/endpoints/shortlists';
import { openedShortlist, type OpenedShortlist } from '@catalogue/contract/entities/shortlist';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { callApi } from '../../data/network/call-api';
import { read, write } from '../../data/device-store/database';

const keyOf = (id: string): string => `opened-shortlist/${id}`;

/**
 * Title, expiry date and products of a shared shortlist on the server; null without an id, and until device or server have
 * answered. The server counts a device once: later visits only ask.
 */
export function useOpenedShortlist(id: string | null): OpenedShortlist | null {
  const [opened, setOpened] = useState<{ id: string; shortlist: OpenedShortlist } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    const show = (shortlist: OpenedShortlist): void => {
      if (!isGone) setOpened({ id, shortlist });
    };
    const load = async (): Promise<void> => {
      const stored = v.safeParse(openedShortlist, await read('settings', keyOf(id)));
      if (stored.success) show(stored.output);
      const { read: readAgain, open } = shortlistsEndpoints;
      const called = await callApi(stored.success ? readAgain : open, { params: { id } });
      if (called.outcome !== 'done') return;
      show(called.answer);
      await write('settings', keyOf(id), called.answer);
    };
    void load();
    return () => void (isGone = true);
  }, [id]);
  return opened?.id === id ? opened.shortlist : null;
}
