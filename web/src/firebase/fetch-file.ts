import { type Endpoint, fillPath } from '@catalogue/contract/endpoints/endpoint';
import { fetchSameOrigin } from '../device/network-status';
import { bearerToken } from './auth';
import { appCheckHeaders } from './call-as-user';

const TIMEOUT_MS = 60_000;

/** Loads a file as the signed-in user; null where the server does not answer or has none. Never rejects. */
export async function fetchFile({ path }: Endpoint, params: Record<string, string>): Promise<Blob | null> {
  try {
    const headers = { ...(await appCheckHeaders()), authorization: `Bearer ${await bearerToken(false)}` };
    const response = await fetchSameOrigin(`/api${fillPath(path, params)}`, { headers, cache: 'no-store' }, TIMEOUT_MS);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
