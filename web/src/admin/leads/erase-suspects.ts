import { leads } from '@catalogue/contract/endpoints/leads';
import { answerOf } from '../data/failure-reason';
import { callModule } from '../data/firebase';

/** Erases all suspect leads; returns how many. @throws ServerFailure */
export async function eraseSuspects(): Promise<number> {
  const { callAsUser } = await callModule();
  let erased = 0;
  for (;;) {
    const answer = answerOf(await callAsUser(leads.eraseSuspects));
    erased += answer.erased;
    if (!answer.hasMore) return erased;
  }
}
