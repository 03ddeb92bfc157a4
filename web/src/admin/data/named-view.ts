/** Search, filters and order of a list under a name; `search` is the URL's query. */
export interface NamedView {
  name: string;
  search: string;
}

export type ChangeViews = (change: (views: readonly NamedView[]) => readonly NamedView[]) => void;

export const without = (views: readonly NamedView[], name: string): NamedView[] => views.filter((view) => view.name !== name);

/** The views with this one; one of the same name is replaced. */
export const withView = (views: readonly NamedView[], view: NamedView): NamedView[] => [...without(views, view.name), view];
