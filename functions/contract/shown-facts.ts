import { BRANDING_METHODS } from './branding-methods';
import { writeLeadTime } from './lead-time-text';
import { MATERIAL_FAMILIES } from './material-families';
import { FACETS, factField } from './product-fields';
import type { Branding, FacetParam, FactField, FactKind, FactKinds, FactName, ProductFacts } from './product-fields';

/* Facts as visitors read them. */

/** '290 g', '18 %', '1 month'. */
const withUnit = (value: number, unit = ''): string => `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`.trim();

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

const CHOICE_NAMES: Partial<Record<FactKind, Readonly<Record<string, string>>>> = {
  material: MATERIAL_FAMILIES,
  branding: BRANDING_METHODS,
};

/** A value that a facet offers, as people read it. */
export function showChoice(param: FacetParam, value: string): string {
  const facet = FACETS.find((one) => one.param === param);
  if (!facet) return value;
  const { kind, unit } = factField(facet.name);
  return kind === 'number' ? withUnit(Number(value), unit) : (CHOICE_NAMES[kind]?.[value] ?? value);
}
