import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const Nothing = (): null => null;

/** A part that a page does well without: it comes later, and where its script can't be had nothing stands in its place. */
export const optional = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise: () => void = () => undefined,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch((): { default: ComponentType<Props> } => {
      otherwise();
      return { default: Nothing };
    }),
  );
