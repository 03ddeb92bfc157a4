import type { Access } from '@catalogue/contract/endpoints/endpoint';
import { enforcesAppCheck } from '../platform/environment';
import { HttpError } from './http-error';

type Verify = (token: string) => Promise<unknown>;

const verifyToken: Verify = async (token) => (await import('../platform/app-check')).verifyAppCheckToken(token);

/**
 * Where App Check is enforced, calls of staff need its token. Visitors and their enquiries never do.
 *
 * @throws HttpError 403 without a valid token
 */
export async function requireAppCheck(
  access: Access,
  token: string | undefined,
  { isOn = enforcesAppCheck(), verify = verifyToken }: { isOn?: boolean; verify?: Verify } = {},
): Promise<void> {
  if (!isOn || access === 'public' || access === 'user') return;
  const isValid =
    token !== undefined &&
    (await verify(token).then(
      () => true,
      () => false,
    ));
  if (!isValid)
    throw new HttpError(403, { message: 'App Check is enforced: this call is accepted from the site itself only.' });
}
