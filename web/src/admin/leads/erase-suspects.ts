import { leads } from '@catalogue/contract/endpoints/leads';
import { callModule } from '../data/firebase';

/** Erases all suspect leads; returns how many. Rejects without an answer of the server. */
export async function eraseSuspects(): Promise<number> {
  const { callAsUser } = await callModule();
  let erased = 0;
  for (;;) {
    const result = await callAsUser(leads.eraseSuspects);
    if (result.outcome !== 'done') throw new Error(result.outcome);
    erased += result.answer.erased;
    if (!result.answer.hasMore) return erased;
  }
}
