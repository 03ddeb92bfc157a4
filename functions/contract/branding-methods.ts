/** Branding methods by id, as people read them. */
export const BRANDING_METHODS = {
  engraving: 'Laser engraving',
  screenPrint: 'Screen print',
  uvPrint: 'UV print',
  embroidery: 'Embroidery',
  transfer: 'Transfer print',
  sublimation: 'Sublimation',
  deboss: 'Deboss',
  foil: 'Foil stamping',
  etching: 'Etching',
  dieStruck: 'Die struck',
  plate: 'Metal plate',
  label: 'Label or sleeve',
  offset: 'Offset print',
} as const;
export type BrandingMethod = keyof typeof BRANDING_METHODS;
export const BRANDING_METHOD_IDS = Object.keys(BRANDING_METHODS) as [BrandingMethod, ...BrandingMethod[]];
