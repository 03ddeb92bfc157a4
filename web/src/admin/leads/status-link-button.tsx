import { enquiryStatusEndpoints } from '@catalogue/contract/endpoints/enquiry-status';
import { enquiryStatusPath } from '@catalogue/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lead } from '../../data/leads/lead-view';
import { siteOrigin } from '../../lib/site-origin';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { answerOf, failureReason } from '../data/failure-reason';
import { callModule } from '../data/firebase-modules';
import { LEAD_TEXTS } from './lead-texts';

/** The link by which the enquirer follows a lead. @throws ServerFailure */
async function statusLinkOf(reference: string): Promise<string> {
  const { callAsUser } = await callModule();
  const { token } = answerOf(await callAsUser(enquiryStatusEndpoints.link, { params: { reference } }));
  return `${siteOrigin()}${enquiryStatusPath(reference, token)}`;
}

/** The same for a message that names it. It never changes. */
export const statusLinkQuery = (reference: string) =>
  queryOptions({
    queryKey: ['status-link', reference],
    queryFn: () => statusLinkOf(reference),
    staleTime: Infinity,
    retry: false,
  });

/** Copies the link by which the enquirer follows this lead: for somebody who has lost it. */
export function StatusLinkButton({ lead: { reference } }: { lead: Lead }) {
  const [busy, setBusy] = useState(false);
  async function copy(): Promise<void> {
    setBusy(true);
    try {
      const link = statusLinkOf(reference).then((text) => new Blob([text], { type: 'text/plain' }));
      // Safari allows copying only during the click event, so it gets the link as a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': link })]);
      void notify(LEAD_TEXTS.statusLinkCopied(reference), { kind: 'success' });
    } catch (error) {
      void notify(LEAD_TEXTS.statusLinkFailed(failureReason(error)), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button small kind="quiet" busy={busy} aria-label={LEAD_TEXTS.statusLinkOf(reference)} onClick={() => void copy()}>
      {LEAD_TEXTS.statusLink}
    </Button>
  );
}
