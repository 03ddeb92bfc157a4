import type { BrandingMethod } from '@catalogue/contract/branding-methods';

/** Methods that lay the logo in one colour, with the colours that printers have at hand; the first one is where it starts. */
export const INKS: Partial<Record<BrandingMethod, readonly (readonly [name: string, colour: string])[]>> = {
  screenPrint: [
    ['Black', '#1b1a17'],
    ['White', '#faf9f6'],
    ['Navy', '#1f3a5f'],
    ['Red', '#b3261e'],
    ['Green', '#1f6b3a'],
    ['Gold', '#b8862d'],
  ],
  foil: [
    ['Gold', '#c9a227'],
    ['Silver', '#c3c7cb'],
    ['Copper', '#b87048'],
  ],
};

/** Ink that a method starts with; null: the logo's own colours, or none. */
export const firstInk = (method: BrandingMethod): string | null => INKS[method]?.[0]?.[1] ?? null;

/** Methods that show no colour of the logo at all. */
export const NO_COLOUR: readonly BrandingMethod[] = ['engraving', 'deboss', 'etching', 'dieStruck', 'plate'];
/** Methods by which each piece can carry another name. */
export const NAME_METHODS: readonly BrandingMethod[] = ['engraving', 'etching', 'plate', 'uvPrint', 'embroidery', 'foil'];
