import { type Endpoint, fillPath } from '@catalogue/contract/endpoints/endpoint';
import * as v from 'valibot';
import { fetchSameOrigin } from '../network/network-status';
import { ServerFailure } from '../../lib/server-failure';
import { bearerToken } from './auth';
import { appCheckHeaders } from './call-as-user';

const TIMEOUT_MS = 60_000;
const refusal = v.fallback(v.object({ message: v.string() }), { message: '' });

/** Loads a file as the signed-in user. @throws ServerFailure; its status is 404 where the server has none */
export async function fetchFile({ path }: Endpoint, params: Record<string, string>): Promise<Blob> {
  const loaded = await load(`/api${fillPath(path, params)}`).catch(() => new ServerFailure(null));
  if (loaded instanceof ServerFailure) throw loaded;
  return loaded;
}

async function load(url: string): Promise<Blob | ServerFailure> {
  const headers = { ...(await appCheckHeaders()), authorization: `Bearer ${await bearerToken(false)}` };
  const response = await fetchSameOrigin(url, { headers, cache: 'no-store' }, TIMEOUT_MS);
  if (response.ok) return response.blob();
  return new ServerFailure(response.status, v.parse(refusal, await response.json()).message);
}
