import { BRANDING_METHODS } from './branding-methods';
import { writeLeadTime } from './lead-time-text';
import { factField } from './product-fields';
import type { Branding, FactField, FactKind, FactKinds, FactName, ProductFacts } from './product-fields';

/* Facts as visitors read them. */

/** '290 g', '18 %', '1 month'. */
export const withUnit = (value: number, unit = ''): string => `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`.trim();

/** Free text already names its area; structured branding is method, position and area. */
export function brandingText({ method, position, area }: Branding): string {
  const isFreeText = area !== '' && position.includes(area.replaceAll(' ', ''));
  return [BRANDING_METHODS[method], position, isFreeText ? '' : area].filter(Boolean).join(', ');
}

const SHOW: { [Kind in FactKind]?: (value: FactKinds[Kind], fact: FactField) => string } = {
  text: (value) => value,
  material: (value) => value,
  number: (value, { unit }) => (value === null ? '' : withUnit(value, unit)),
  code: (value) => value ?? '',
  words: (words) => words.join(', '),
  leadTime: (value, { unit = '' }) => (value === null ? '' : `${writeLeadTime(value)} ${unit}`),
  branding: (methods) => methods.map(brandingText).join('; '),
};

/** A fact as the product page states it; '' where the product does not state it. */
export function showFact(name: FactName, facts: ProductFacts): string {
  const fact = factField(name);
  return (SHOW[fact.kind] as ((value: unknown, fact: FactField) => string) | undefined)?.(facts[name], fact) ?? '';
}
