import { shortlistsEndpoints } from '@catalogue/contract/endpoints/shortlists';
import { shortlistInput, type ShortlistInput } from '@catalogue/contract/entities/shortlist';
import * as v from 'valibot';
import { change, read } from '../../data/device-store/database';

/* What this device has shared with a title or an expiry date, by basket. */

const KEY = 'shared-shortlists';
const storedShares = v.fallback(v.record(v.string(), shortlistInput), {});

/** The share of a basket; null: its link has no title. */
export async function readShare(basketId: string): Promise<ShortlistInput | null> {
  return v.parse(storedShares, (await read('settings', KEY)) ?? {})[basketId] ?? null;
}

/** 96 random bits: short enough for a QR code, and nobody guesses it. */
export const newShareId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

export type ShareResult = { name: 'saved'; views: number } | { name: 'refused'; message: string } | { name: 'unreachable' };

/** Stores the share on the server, then on this device. The same share again changes nothing. */
export async function saveShare(basketId: string, share: ShortlistInput): Promise<ShareResult> {
  const { callAsUser } = await import('../../data/firebase/call-as-user');
  const called = await callAsUser(shortlistsEndpoints.save, { body: share });
  if (called.outcome === 'unreachable') return { name: 'unreachable' };
  if (called.outcome === 'refused') return { name: 'refused', message: called.message };
  await change('settings', KEY, (stored) => ({ ...v.parse(storedShares, stored ?? {}), [basketId]: share }));
  return { name: 'saved', views: called.answer.views };
}
