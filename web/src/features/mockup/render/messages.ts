import type { Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea, BrandingPlace } from '@catalogue/contract/product-fields';
import type { Background } from '../logo/cut-out';
import type { LogoFacts } from '../logo/measure-logo';

/** A logo in its own colours, all dark or all light. */
export const TONES = ['own', 'dark', 'light'] as const;
export type Tone = (typeof TONES)[number];

/** The logo that every drawing after it shows. */
export interface LogoOrder {
  png: ArrayBuffer;
  background: Background;
  tone: Tone;
}

export interface PreparedLogo extends LogoFacts {
  /** Width to height, cut out and cropped. */
  ratio: number;
  /** Of the cut-out logo, in pixels of the drawn one. */
  width: number;
  /** Share of the file's width that the logo takes. */
  widthShare: number;
  /** It stands on one colour, or on the paper of a photo: the choice of a background has a meaning. */
  hasBackground: boolean;
  /** For showing it by itself. */
  image: Blob;
}

/** How a logo lies on a picture. */
export interface DrawOrder {
  area: Pick<BrandingArea, 'width' | 'height' | 'diameter'>;
  place: BrandingPlace;
  mockup: Mockup;
  /** A name in place of the logo. */
  text?: string;
}

export interface Drawing {
  /** Covers the frame, transparent where the logo is not. */
  bitmap: ImageBitmap;
  /** Part of the picture, as shares of its sides. */
  frame: { left: number; top: number; width: number; height: number };
  /** How light the piece is under the logo, 0 to 1. */
  ground: number;
  /** The colour there, `#rrggbb`. */
  groundColour: string;
}

export type ToWorker = { id: number } & (
  | { type: 'logo'; order: LogoOrder }
  | { type: 'draw'; order: DrawOrder; picture: ImageBitmap }
);
export type FromWorker = { id: number } & ({ logo: PreparedLogo | null } | { drawing: Drawing } | { failed: true });
