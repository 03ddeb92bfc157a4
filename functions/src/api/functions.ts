import { onRequest } from 'firebase-functions/https';
import { API, LEADS } from '../platform/options';
import { KEY_SECRETS } from '../platform/site-keys';
import { handlerOf } from './app';
import { LEAD_ROUTES, ROUTES } from './routes';

/** Serves `/api/…`. */
export const api = onRequest({ ...API, secrets: KEY_SECRETS }, handlerOf(ROUTES));

/** Serves the two calls that send a lead. `api` serves them too, for callers that know its own URL. */
export const leads = onRequest({ ...LEADS, secrets: KEY_SECRETS }, handlerOf(LEAD_ROUTES));
