import { cleanHtml } from '../../../lib/clean-html';
import { confirm } from '../../../ui/dialogs';
import { notify } from '../../../ui/notify';
import { failureReason } from '../../data/failure-reason';
import { useAdminCategories } from '../../data/use-admin-categories';
import { createCategories } from './import-categories';
import { importOf, importProgress } from './import-write';
import { usedCategories } from './missing-categories';
import type { PlannedImport } from './plan-file';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import { wrongRows } from './wrong-rows';
import { namesOf, useImportPlan } from './use-import-plan';
import { useImportRun } from './use-import-run';

/** Plans the import of a file, runs it and reverts it. */
export function useImport() {
  const { categories } = useAdminCategories();
  const planning = useImportPlan();
  const running = useImportRun(planning.cancel);

  /** Whether the import on this device has finished, or may be given up. */
  const mayDiscard = async (): Promise<boolean> => {
    const { current } = running;
    if (current === null || importProgress(current).waiting === 0) return true;
    return confirm({ ...SPREADSHEET_TEXTS.discard(current.name), danger: true });
  };
  const close = async (): Promise<void> => {
    if (await mayDiscard()) running.close();
  };

  const start = async ({ plan, source, choices, missing, table }: PlannedImport): Promise<void> => {
    if (!(await mayDiscard())) return;
    const created = choices.createsCategories ? usedCategories(missing, plan.rows) : [];
    try {
      await createCategories(created, categories ?? []);
    } catch (error) {
      void notify(SPREADSHEET_TEXTS.categoriesFailed(failureReason(error)), { kind: 'failure' });
      return;
    }
    const port = { newId: source.newId, clean: cleanHtml, wrong: wrongRows(table, plan), categories: created };
    await running.run(importOf(plan, { name: source.file.name, at: Date.now() }, port));
  };

  return { ...planning, ...running, start, close, names: namesOf(categories ?? []), isReady: categories !== undefined };
}
