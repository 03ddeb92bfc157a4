/** Link to write to an address that somebody typed. Encoded, because "?" and "," in it would name further recipients. */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address)}`;
