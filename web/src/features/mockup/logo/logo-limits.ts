/** Of a logo's file, which stays on the device. */
export const LOGO_LIMITS = { bytes: 12_000_000, pixels: 40_000_000 } as const;
