import { enquiryStatusEndpoints } from '@catalogue/contract/endpoints/enquiry-status';
import type { EnquiryStatus } from '@catalogue/contract/entities/enquiry-status';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../data/network/call-api';
import { onFocusOrOnline } from '../../../data/network/on-focus-or-online';
import { forgetStatus, readStoredStatus, storeStatus, tokenOfReceipt } from './stored-status';

export type StatusView =
  | { name: 'loading' }
  /** `isOld`: the server did not answer; this is its last answer, of `at`. */
  | { name: 'known'; status: EnquiryStatus; token: string; at: number; isOld: boolean }
  | { name: 'unreachable' }
  | { name: 'unknown' };

/** The token at the beginning of a fragment: chats append full stops and words to a link. null: there is none. */
const tokenIn = (fragment: string): string | null => /^[\w-]{22}/.exec(fragment)?.[0] ?? null;

interface StatusOfEnquiry {
  view: StatusView;
  refresh: () => void;
  /** Takes a newer answer, such as the one to a note. */
  accept: (status: EnquiryStatus) => void;
}

/** The status of an enquiry: this device's last answer at once, then the server's; requested again on focus and online. */
export function useEnquiryStatus(reference: string, tokenOfLink: string): StatusOfEnquiry {
  const [view, setView] = useState<StatusView>({ name: 'loading' });

  const accept = useCallback((status: EnquiryStatus, token: string) => {
    const at = Date.now();
    setView({ name: 'known', status, token, at, isOld: false });
    void storeStatus(token, status, at);
  }, []);

  const refresh = useCallback(async (): Promise<void> => {
    const stored = await readStoredStatus(reference);
    const token = tokenIn(tokenOfLink) ?? stored?.token ?? (await tokenOfReceipt(reference));
    if (token === null) {
      setView({ name: 'unknown' });
      return;
    }
    const known = stored?.token === token && stored.status !== null ? { status: stored.status, at: stored.at } : null;
    if (known) setView((now) => (now.name === 'known' ? now : { name: 'known', ...known, token, isOld: false }));
    const called = await callApi(enquiryStatusEndpoints.read, { params: { reference }, body: { token } });
    if (called.outcome === 'done') {
      accept(called.answer, token);
    } else if (called.outcome === 'refused' && (called.status === 404 || called.status === 422)) {
      setView({ name: 'unknown' });
      if (stored?.token === token) await forgetStatus(reference);
    } else {
      setView(known ? { name: 'known', ...known, token, isOld: true } : { name: 'unreachable' });
    }
  }, [reference, tokenOfLink, accept]);

  useEffect(() => {
    const run = (): void => void refresh();
    run();
    return onFocusOrOnline(run);
  }, [refresh]);

  return {
    view,
    refresh: () => void refresh(),
    accept: (status) => {
      if (view.name === 'known') accept(status, view.token);
    },
  };
}
