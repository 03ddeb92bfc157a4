import type { ViewScreen } from '@catalogue/contract/entities/shared-views';
import { LIMITS } from '@catalogue/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { newId } from '../../lib/new-id';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { VIEW_TEXTS } from '../ui/view-texts';
import { sharedViewsModule } from './firebase-modules';
import { type ChangeViews, type NamedView, without, withView } from './named-view';
import { sharedViewsQuery } from './queries/site';
import { reportWrite } from './report-write';

/** A view as a list shows it. `id`: of the shared views; null: of this device. */
export interface SavedView extends NamedView {
  id: string | null;
  byName: string;
}

/** The views of a screen, those of this device first, and what can be done with them. */
export function useSavedViews(screen: ViewScreen, own: readonly NamedView[], changeOwn: ChangeViews) {
  const { data: all = [] } = useQuery(sharedViewsQuery());
  const shared = all.filter((view) => view.screen === screen);
  const views: SavedView[] = [...own.map((view) => ({ ...view, id: null, byName: '' })), ...shared];

  async function store(id: string, view: NamedView | null, message: string, undo?: () => void): Promise<void> {
    const content = view && { screen, name: view.name, search: view.search };
    const write = sharedViewsModule().then(({ saveSharedView }) => saveSharedView(id, content));
    await reportWrite(write, { title: view?.name ?? message, successMessage: message, ...(undo && { undo }) });
  }

  return {
    views,
    hasRoom: all.length < LIMITS.sharedViews,
    isShared: (name: string): boolean => shared.some((view) => view.name === name),
    save(view: NamedView, isForAll: boolean): void {
      if (!isForAll) {
        changeOwn((before) => withView(before, view));
        return;
      }
      const id = shared.find(({ name }) => name === view.name)?.id ?? newId();
      void store(id, view, VIEW_TEXTS.savedForAll(view.name));
    },
    rename(view: SavedView, name: string): void {
      const renamed = { name, search: view.search };
      if (view.id !== null) void store(view.id, renamed, VIEW_TEXTS.renamed(name));
      else changeOwn((before) => before.map((one) => (one.name === view.name ? renamed : one)));
    },
    remove(view: SavedView): void {
      const { id } = view;
      const message = VIEW_TEXTS.removed(view.name);
      if (id !== null) {
        void store(id, null, message, () => void store(id, view, ADMIN_TEXTS.undone));
        return;
      }
      changeOwn((before) => without(before, view.name));
      const undo = () => changeOwn((before) => withView(before, view));
      void notify(message, { kind: 'success', action: { label: ADMIN_TEXTS.undo, run: undo } });
    },
  };
}
