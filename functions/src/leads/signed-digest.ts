import { createHmac } from 'node:crypto';
import { siteKeys } from '../platform/site-keys';

/**
 * HMAC of a lead's values with the server's own key: only the server can compute it, so what is derived from it need not be stored
 * (docs/decisions/007-lead-intake.md).
 */
export const digestOf = (purpose: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', Buffer.from(siteKeys().signing, 'base64url'))
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
