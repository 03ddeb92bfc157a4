import { GENDERS } from '@catalogue/contract/entities/account';
import { ACCOUNT_TEXTS } from './account-texts';

export const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: ACCOUNT_TEXTS.fields[value] }));
