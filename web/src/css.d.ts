import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A category's hue: tints everything inside. */
    '--hue'?: number | undefined;
    /** Colour of a product option's dot. */
    '--swatch'?: string | undefined;
  }
}
