import { isDefaultMessage } from '@catalogue/contract/entities/fields';
import { whatFits } from '@catalogue/contract/fact-texts';
import { isProductField } from '@catalogue/contract/product-fields';
import type * as v from 'valibot';

/** Why the contract refuses a value of a product. The field is named where this is shown. */
export function refusedValue({ message, path, input }: v.BaseIssue<unknown>): string {
  if (!isDefaultMessage({ message })) return message;
  const name = (path ?? []).map(({ key }) => key).find(isProductField);
  const value = typeof input === 'number' || typeof input === 'string' ? `“${input}”` : 'This';
  return `${value} does not fit. ${name === undefined ? '' : whatFits(name)}`.trim();
}
