import * as v from 'valibot';
import { BRANDING_METHOD_IDS } from '../branding-methods';
import { LIMITS } from '../limits';
import { PLACEMENT_BOUNDS, type Mockup } from '../mockup';
import { hexColor, text } from './fields';

const { shift, scale } = PLACEMENT_BOUNDS;
const shifted = v.pipe(v.number(), v.minValue(-shift), v.maxValue(shift));

/** How the sender placed the logo on the product. */
export const mockup = v.object({
  area: v.pipe(text(LIMITS.optionName), v.minLength(1)),
  method: v.picklist(BRANDING_METHOD_IDS),
  ink: v.nullable(hexColor),
  x: shifted,
  y: shifted,
  scale: v.pipe(v.number(), v.minValue(scale.min), v.maxValue(scale.max)),
  turn: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}) satisfies v.GenericSchema<unknown, Mockup>;
