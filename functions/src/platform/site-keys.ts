import { createECDH, createHash, type ECDH, randomBytes } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import * as v from 'valibot';
import { inEmulator, projectId } from './environment';

/** The curve of VAPID. */
const CURVE = 'prime256v1';

const key = v.pipe(v.string(), v.regex(/^[\w-]{43,}$/));

/** Keys of a site, all in base64url. */
export const siteKeysSchema = v.object({
  /** 256 bits: what the server derives from leads and grants (leads/signed-digest.ts). */
  signing: key,
  /** The pair that names the site to push services (VAPID, RFC 8292). */
  webPush: v.object({ publicKey: key, privateKey: key }),
});
export type SiteKeys = v.InferOutput<typeof siteKeysSchema>;

/** Name in Secret Manager. `npm run deploy` makes the keys once and never changes them: links and subscriptions hang on them. */
export const SITE_KEYS = 'SITE_KEYS';
const secret = defineSecret(SITE_KEYS);

/** Secrets of functions that sign. The emulators have no Secret Manager. */
export const KEY_SECRETS = inEmulator() ? [] : [secret];

const keysOf = (signing: Buffer, pair: ECDH): SiteKeys => ({
  signing: signing.toString('base64url'),
  webPush: {
    publicKey: pair.getPublicKey('base64url'),
    // Node leaves out leading zeros, push services do not.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  },
});

/** Keys of a site that has none yet. */
export function newSiteKeys(): SiteKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return keysOf(randomBytes(32), pair);
}

/** The keys of the emulators: the same in each of their processes. */
function emulatorKeys(): SiteKeys {
  const seed = (purpose: string): Buffer => createHash('sha256').update(`${projectId()} ${purpose}`).digest();
  const pair = createECDH(CURVE);
  pair.setPrivateKey(seed('web push'));
  return keysOf(seed('signing'), pair);
}

let memo: SiteKeys | undefined;

/** @throws ValiError if the stored keys are damaged */
export const siteKeys = (): SiteKeys =>
  (memo ??= inEmulator() ? emulatorKeys() : v.parse(siteKeysSchema, JSON.parse(secret.value())));
