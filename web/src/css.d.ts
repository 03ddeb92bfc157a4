import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A category's hue: tints everything inside. */
    '--hue'?: number | undefined;
    /** Share of a bar that is filled, 0 to 1. */
    '--share'?: number | undefined;
    /** Colour of a product option's dot. */
    '--swatch'?: string | undefined;
    '--ratio'?: number | undefined;
    /** The part of a banner that stays, in per cent: everywhere, or at the two widths that cut it differently. */
    '--focus'?: string | undefined;
    '--desktop'?: string | undefined;
    '--phone'?: string | undefined;
  }
}
