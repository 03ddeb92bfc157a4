import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A category's hue: tints everything inside. */
    '--hue'?: number | undefined;
  }
}
