import { quantity } from '@catalogue/contract/entities/quantity';
import * as v from 'valibot';
import { readWholeNumber } from '../../lib/read-whole-number';

/** Why the contract refuses the pieces of a line; undefined where it takes them. Pieces that cannot be read are sent as open. */
export const quantityError = (typed: string): string | undefined =>
  v.safeParse(quantity, readWholeNumber(typed)).issues?.[0].message;
