import { type Erased, type PersonalData, personalDataEndpoints } from '@catalogue/contract/endpoints/personal-data';
import { answerOf } from '../data/failure-reason';
import { callModule } from '../data/firebase';

/** Everything stored about a person, found by e-mail address or phone number. @throws ServerFailure */
export async function exportPerson(person: string): Promise<PersonalData> {
  const { callAsUser } = await callModule();
  return answerOf(await callAsUser(personalDataEndpoints.export, { body: { person } }));
}

/** Erases everything about a person; returns the numbers of erased documents. @throws ServerFailure */
export async function erasePerson(person: string): Promise<Erased> {
  const { callAsUser } = await callModule();
  return answerOf(await callAsUser(personalDataEndpoints.erase, { body: { person } }));
}
