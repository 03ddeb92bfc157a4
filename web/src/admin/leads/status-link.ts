import { enquiryStatusEndpoints } from '@catalogue/contract/endpoints/enquiry-status';
import { enquiryStatusPath } from '@catalogue/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { siteOrigin } from '../../lib/site-origin';
import { answerOf } from '../data/failure-reason';
import { callModule } from '../data/firebase';

/** The link by which the enquirer follows a lead. @throws ServerFailure */
export async function statusLinkOf(reference: string): Promise<string> {
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
