import { SITE_SETTINGS } from '@catalogue/contract/collections';
import { COMPANY } from '@catalogue/contract/company';
import { company, type Company } from '@catalogue/contract/entities/company';
import * as v from 'valibot';
import { firestore } from './firestore';

/** The company in the words of staff, else in those of the code. One read. Rejects when Firestore does. */
export async function readCompany(): Promise<Company> {
  const parsed = v.safeParse(company, (await firestore().doc(SITE_SETTINGS).get()).get('company'));
  return parsed.success ? parsed.output : COMPANY;
}
