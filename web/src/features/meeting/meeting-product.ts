import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { Paise, PriceBreak } from '@catalogue/contract/prices';

/** A colour that the client can choose. */
export interface MeetingColour {
  name: string;
  /** `#rrggbb`; null: it has no dot. */
  swatch: string | null;
  /** Index of the picture that shows it; null: none does. */
  picture: number | null;
}

/** What the meeting shows of a product. */
export interface MeetingProduct extends Pick<ProductSummary, 'id' | 'title' | 'stock'> {
  /** Title of its category, '' without one. */
  category: string;
  pictures: readonly PictureSummary[];
  colours: readonly MeetingColour[];
  /** Names of the methods. */
  branding: readonly string[];
  minimumQuantity: number;
  /** Prices by quantity, without a colour. */
  tiers: readonly PriceBreak[];
  /** Price per piece of a colour ('': none is chosen) at a quantity, in paise; null: on request. */
  priceAt: (pieces: number, colour: string) => Paise | null;
}
