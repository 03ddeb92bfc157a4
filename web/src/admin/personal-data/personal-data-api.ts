import { type Erased, type PersonalData, personalDataEndpoints } from '@catalogue/contract/endpoints/personal-data';
import { callModule } from '../data/firebase';
import { PERSONAL_DATA_TEXTS } from './personal-data-texts';

type Called<T> =
  | { outcome: 'done'; answer: T }
  | { outcome: 'refused'; message: string; errors: Readonly<Record<string, string>> }
  | { outcome: 'unreachable' };

/** @throws Error with the server's message */
function dataOf<T>(called: Called<T>): T {
  if (called.outcome === 'done') return called.answer;
  if (called.outcome === 'unreachable') throw new Error(PERSONAL_DATA_TEXTS.offline);
  throw new Error(Object.values(called.errors).join(' ') || called.message);
}

/** Everything stored about a person, found by e-mail address or phone number. @throws Error with the server's message */
export async function exportPerson(person: string): Promise<PersonalData> {
  const { callAsUser } = await callModule();
  return dataOf(await callAsUser(personalDataEndpoints.export, { body: { person } }));
}

/** Erases everything about a person; returns the numbers of erased documents. @throws Error with the server's message */
export async function erasePerson(person: string): Promise<Erased> {
  const { callAsUser } = await callModule();
  return dataOf(await callAsUser(personalDataEndpoints.erase, { body: { person } }));
}
