import { BRANDING_METHODS } from './branding-methods';
import { MATERIAL_FAMILIES } from './material-families';
import { FACETS, factField } from './product-fields';
import type { FacetParam, FactKind } from './product-fields';
import { withUnit } from './shown-facts';

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
