import { ADMIN_PATHS, leadPath } from '@catalogue/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { onFocusOrOnline } from '../../data/network/on-focus-or-online';
import { loadAhead } from '../../data/release/stale-chunks';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { isOfLeads, isOfProducts, progressOf, type LeadStep, type PendingWrite } from '../data/pending-writes/pending-write';
import { READING_MS } from '../data/report-write';

const SCREENS = {
  categories: ADMIN_PATHS.categories,
  products: ADMIN_PATHS.products,
  banners: ADMIN_PATHS.carousel,
  settings: ADMIN_PATHS.settings,
  leads: ADMIN_PATHS.inbox,
} satisfies Record<PendingWrite['steps'][number]['noun'], string>;

/**
 * Goes on with what earlier page loads saved, and reports what the server refused: a product becomes a draft again, selected
 * products are named, cells show it themselves, a note on a lead goes back into its field, and of other forms a message says what was typed.
 */
export function useResumeWrites(): void {
  const navigate = useNavigate();
  const tell = useEffectEvent((message: string, path: string, duration?: number) => {
    const action = { label: ADMIN_TEXTS.open, run: () => void navigate(path) };
    void notify(message, { kind: 'failure', action, ...(duration !== undefined && { duration }) });
  });
  useEffect(() => {
    // Each refused write is shown before the device deletes it. A message names earlier ones, too, because it replaces theirs.
    const refused: PendingWrite[] = [];
    const tellRefused = (write: PendingWrite): void => {
      refused.push(write);
      tell(ADMIN_TEXTS.refusedEarlier(refused), SCREENS[write.steps[0]?.noun ?? 'products'], READING_MS);
    };
    const resume = async (isFirst: boolean): Promise<void> => {
      const { pendingWrites } = await loadAhead(() => import('../data/pending-writes/pending-writes'));
      const resumed = pendingWrites.resume(async ({ write, failure }) => {
        if (write.kind === 'selection' || write.kind === 'undo') await reportSelection(write);
        else if (failure !== null || progressOf(write).written === write.steps.length) return;
        else if (isOfLeads(write)) await reportLeads(write, tell);
        else if (write.kind === 'form') tellRefused(write);
        else if (write.kind === 'product') await restoreProduct(write, tell);
      });
      const { deviceCellStore } = await loadAhead(() => import('../products/table/device-cell-store'));
      await Promise.all([resumed, isFirst && deviceCellStore.resume()]);
    };
    // Without these files now, the next page load goes on.
    const start = (isFirst: boolean) => void resume(isFirst).catch(() => undefined);
    start(true);
    // What another tab left that was closed.
    return onFocusOrOnline(() => start(false));
  }, []);
}

async function reportSelection(write: PendingWrite): Promise<void> {
  const { reportEarlier } = await loadAhead(() => import('../products/table/change-selection'));
  if (isOfProducts(write)) reportEarlier(write);
}

async function restoreProduct(write: PendingWrite, tell: (message: string, path: string) => void): Promise<void> {
  const { restoreRefused } = await loadAhead(() => import('../products/form/save-product'));
  tell(ADMIN_TEXTS.refused(write.name), await restoreRefused(write));
}

async function reportLeads(
  write: PendingWrite<LeadStep>,
  tell: (message: string, path: string, duration: number) => void,
): Promise<void> {
  const { notWrittenText } = await loadAhead(() => import('../leads/save-leads'));
  const [first] = write.steps;
  const text = await notWrittenText({ write, failure: null });
  if (!first || text === null) return;
  tell(text, hasOwnRight('leads') ? leadPath(first.kind, first.id) : ADMIN_PATHS.myLeads, READING_MS);
}
