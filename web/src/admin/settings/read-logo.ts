import { LIMITS } from '@catalogue/contract/limits';

/** Twice as high as the header draws it, for sharp screens. */
const HEIGHTS = [96, 72, 56, 40, 28] as const;
/** Width by height: a longer logo would leave no room for the search. */
const WIDEST = 6;

/** Why a file cannot be the logo. */
export class UnusableCompanyLogo extends Error {}

/**
 * A file as the logo of the site: a PNG of a few kilobytes within an address, because it stands in every page.
 *
 * @throws UnusableCompanyLogo
 */
export async function readCompanyLogo(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const ratio = Math.min(WIDEST, image.naturalWidth / image.naturalHeight || 1);
    for (const height of HEIGHTS) {
      const canvas = document.createElement('canvas');
      canvas.height = height;
      canvas.width = Math.round(height * ratio);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      const logo = canvas.toDataURL('image/png');
      if (logo.length <= LIMITS.companyLogo) return logo;
    }
  } catch {
    throw new UnusableCompanyLogo();
  } finally {
    URL.revokeObjectURL(address);
  }
  throw new UnusableCompanyLogo();
}
