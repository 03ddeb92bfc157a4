import type { ComponentType, ReactNode } from 'react';

/**
 * Why this device lacks a product. 'gone': the server has none. 'asking': it has not answered yet. 'elsewhere': it cannot be asked,
 * so the product may exist.
 */
export type Absence = 'gone' | 'asking' | 'elsewhere';

export interface AbsentProps {
  id: string;
  isMissing: boolean;
  children: (absence: Absence) => ReactNode;
}

/** Asks the server for a product that may be missing on this device, and renders `children` with what is known. */
export type AbsentComponent = ComponentType<AbsentProps>;
