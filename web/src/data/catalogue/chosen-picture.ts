import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { uploadNameOf } from '@catalogue/contract/gallery';
import type { ProductOption } from '@catalogue/contract/product-fields';
import { type ChosenOption, isChosen } from '@catalogue/contract/prices';

/** Tells of a picture whether it shows one of the chosen options. */
export function showsChoice(
  options: readonly ProductOption[],
  chosen: readonly ChosenOption[],
): (picture: PictureSummary) => boolean {
  const wanted = options.filter((option) => isChosen(chosen, option));
  return (picture) => wanted.some(({ imageName }) => imageName === uploadNameOf(picture));
}

interface Pictured {
  summary: Pick<ProductSummary, 'picture'>;
  /** Missing until they are on the device. */
  details?: Pick<ProductDetails, 'pictures' | 'facts'> | undefined;
}

/** The picture of a product that shows the chosen options; the first one where none does, or it is not known yet. */
export function chosenPicture({ summary, details }: Pictured, chosen: readonly ChosenOption[]): PictureSummary | null {
  return details?.pictures?.find(showsChoice(details.facts?.options ?? [], chosen)) ?? summary.picture;
}
