import type { LeadKind } from '@catalogue/contract/entities/lead';
import { referenceOf } from '@catalogue/contract/lead-reference';
import { digestOf } from './signed-digest';
import { TOKEN_BYTES } from './status-token';
import { GRANT_MS, grantOf } from './upload-grant';

/** Secrets of the answer to a filled honeypot. They have the form of true ones and open nothing. */
export function decoysOf(kind: LeadKind, submission: readonly string[], now: number) {
  const digest = digestOf('decoy', kind, ...submission);
  return {
    reference: referenceOf(kind, digest.subarray(TOKEN_BYTES)),
    statusToken: digest.subarray(0, TOKEN_BYTES).toString('base64url'),
    grant: grantOf(now + GRANT_MS, digestOf('decoy grant', kind, ...submission)),
  };
}
