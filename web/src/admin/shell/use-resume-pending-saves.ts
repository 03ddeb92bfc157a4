import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { READING_MS } from '../data/report-write';
import type { JournaledWrite } from '../data/write-journal';

const SCREENS = {
  categories: ADMIN_PATHS.categories,
  products: ADMIN_PATHS.products,
  banners: ADMIN_PATHS.carousel,
} satisfies Record<JournaledWrite['noun'], string>;

/**
 * Goes on with cell edits and changes of many products, and reports writes of an earlier page load that the server refused:
 * saves of products with a way to their form.
 */
export function useResumePendingSaves(): void {
  const navigate = useNavigate();
  const onRefused = useEffectEvent((title: string, path: string) => {
    const action = { label: ADMIN_TEXTS.open, run: () => void navigate(path) };
    void notify(ADMIN_TEXTS.refused(title), { kind: 'failure', action });
  });
  const onRefusedEarlier = useEffectEvent((writes: readonly JournaledWrite[], path: string) => {
    const action = { label: ADMIN_TEXTS.open, run: () => void navigate(path) };
    void notify(ADMIN_TEXTS.refusedEarlier(writes), { kind: 'failure', action, duration: READING_MS });
  });
  useEffect(() => {
    void import('../data/write-journal').then(async ({ takeRefusedWrites }) => {
      const refused = await takeRefusedWrites();
      if (refused[0]) onRefusedEarlier(refused, SCREENS[refused[0].noun]);
    });
    void import('../products/form/resume-pending-saves').then(({ resumePendingSaves }) => resumePendingSaves(onRefused));
    void import('../products/table/device-cell-store').then(({ deviceCellStore }) => deviceCellStore.resume());
    void import('../products/batch/run-selection-job').then(({ resumeSelectionJobs }) => resumeSelectionJobs());
  }, []);
}
