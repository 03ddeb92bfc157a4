import { subscribers, subscription } from '@catalogue/contract/endpoints/subscribers';
import * as v from 'valibot';
import { callApi } from '../../../data/network/call-api';
import { SUBSCRIBE_TEXTS } from './subscribe-texts';

/** Leaves an address for the newsletter. Resolves to what is wrong, in words; null: it is with us. */
export async function subscribe(email: string): Promise<string | null> {
  const { success, issues } = v.safeParse(subscription, { email });
  if (!success) return issues[0].message;
  const called = await callApi(subscribers.subscribe, { body: { email } });
  if (called.outcome === 'done') return null;
  return called.outcome === 'refused' ? called.message : SUBSCRIBE_TEXTS.offline;
}
