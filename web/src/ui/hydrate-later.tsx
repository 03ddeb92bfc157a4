import { lazy, memo, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

const loading: Promise<unknown>[] = [];

/** On the server: resolves when every part below can render without waiting. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading);

const Place = ({ height }: { height: string }) => <div style={{ minHeight: height }} aria-busy="true" />;

/**
 * A part of a page whose script loads and hydrates after the page itself. The server renders it with the page, and its markup
 * stays until then. Props must be plain data. Where the browser renders the page, `fallback` keeps its place: a height, or markup.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: string | ((props: Props) => ReactNode),
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(load);
  if (import.meta.env.SSR) loading.push(load().then((module) => (Loaded = module.default)));
  const HydratedLater = (props: Props) => {
    const Part = Loaded ?? Lazy;
    return (
      <Suspense fallback={typeof fallback === 'string' ? <Place height={fallback} /> : fallback(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
  // An update before hydration would make React render the part anew, and what was typed into it would be lost.
  return memo(HydratedLater, (before, after) => JSON.stringify(before) === JSON.stringify(after));
}
