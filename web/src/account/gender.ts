import { GENDERS } from '@catalogue/contract/entities/account';
import { COPY } from './copy';

export const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: COPY.fields[value] }));
