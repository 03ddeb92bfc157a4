import { ADMIN_PATHS, leadPath } from '@catalogue/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { onFocusOrOnline } from '../../data/network/on-focus-or-online';
import { loadAhead } from '../../data/release/stale-chunks';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import type { CellStore } from '../products/table/cell-store';
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
 * Goes on with what earlier page loads saved, and reports what the server refused: a product becomes a draft again, new
 * banners are chosen again, selected products are named, cells show it themselves, a note on a lead goes back into its field, and of other
 * forms a message says what was typed.
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
    let hasCells = false;
    const resume = async (): Promise<void> => {
      const [{ pendingWrites }, { deviceCellStore }] = await loadAhead(() =>
        Promise.all([import('../data/pending-writes/pending-writes'), import('../products/table/device-cell-store')]),
      );
      const resumed = pendingWrites.resume(async ({ write, failure }) => {
        if (write.kind === 'cells') {
          if (failure === null && !(await settleCells(write, deviceCellStore.settleEarlier))) tellRefused(write);
        } else if (write.kind === 'selection' || write.kind === 'undo') await reportSelection(write);
        else if (failure !== null || progressOf(write).written === write.steps.length) return;
        else if (isOfLeads(write)) await reportLeads(write, tell);
        else if (write.kind === 'form') {
          if (!(await restoreBanners(write, tell))) tellRefused(write);
        } else if (write.kind === 'product') await restoreProduct(write, tell);
      });
      // Cells that were typed and not sent may be another tab's, which is open.
      const cells = hasCells ? Promise.resolve() : deviceCellStore.resume();
      hasCells = true;
      await Promise.all([resumed, cells]);
    };
    // Without these files or the storage now, the next call goes on.
    const start = () => void resume().catch(() => undefined);
    start();
    // What another tab left that was closed.
    return onFocusOrOnline(start);
  }, []);
}

/** Resolves to whether the table shows what was refused. */
async function settleCells({ id, steps }: PendingWrite, settle: CellStore['settleEarlier']): Promise<boolean> {
  let isShown = true;
  for (const step of steps) isShown = ((await settle(step.id, id, step.outcome)) || step.outcome === 'written') && isShown;
  return isShown;
}

async function reportSelection(write: PendingWrite): Promise<void> {
  const { reportEarlier } = await loadAhead(() => import('../products/table/change-selection'));
  if (isOfProducts(write)) reportEarlier(write);
}

async function restoreProduct(write: PendingWrite, tell: (message: string, path: string) => void): Promise<void> {
  const { restoreRefused } = await loadAhead(() => import('../products/form/save-product'));
  tell(ADMIN_TEXTS.refused(write.name), await restoreRefused(write));
}

/** Resolves to whether it was about new banners, which are chosen again. */
async function restoreBanners(write: PendingWrite, tell: (message: string, path: string) => void): Promise<boolean> {
  if (write.steps[0]?.noun !== 'banners' || write.kept === undefined) return false;
  const [{ restoreRefused }, { BANNER_TEXTS }] = await loadAhead(() =>
    Promise.all([import('../banners/upload-banners'), import('../banners/banner-texts')]),
  );
  const kind = await restoreRefused(write);
  if (kind === null) return false;
  const path = kind === 'carousel' ? ADMIN_PATHS.addCarousel : ADMIN_PATHS.addTrending;
  tell(`${ADMIN_TEXTS.notTaken(write.name)} ${BANNER_TEXTS.chosenAgain[kind]}`, path);
  return true;
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
