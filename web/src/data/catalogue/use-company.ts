import { COMPANY } from '@catalogue/contract/company';
import type { Company } from '@catalogue/contract/entities/company';
import { useCatalogue } from './hooks';
import { catalogue } from './store';

/** The company in the words of staff, else in those of the code. */
export const useCompany = (): Company => useCatalogue(({ snapshot }) => snapshot?.settings.company ?? COMPANY);

/** The same outside of React, in the browser. */
export const currentCompany = (): Company => catalogue().snapshot?.settings.company ?? COMPANY;
