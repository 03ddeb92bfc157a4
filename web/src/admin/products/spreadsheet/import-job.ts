import type { Job, LeftOut, Step } from '../batch/job';
import { contentOf } from '../product-content';
import type { ImportPlan } from './plan-import';

/** Rows that are unchanged need no step, wrong ones are listed. `newId` makes document ids. */
export function importJob(plan: ImportPlan, file: { name: string; at: number }, newId: () => string): Job {
  const steps: Step[] = [];
  const undo: Step[] = [];
  const leftOut: LeftOut[] = [];
  for (const row of plan.rows) {
    const shared = { line: row.line, title: row.title, outcome: 'waiting' } as const;
    if (row.kind === 'new') {
      const id = newId();
      steps.push({ ...shared, id, base: null, change: row.content });
      undo.push({ ...shared, id, base: 1, change: { deleted: true } });
    } else if (row.kind === 'wrong') {
      leftOut.push({ line: row.line, title: row.title, errors: row.errors });
    } else if (row.kind === 'changed') {
      const { id, revision } = row.before;
      steps.push({ ...shared, id, base: revision, change: row.content });
      undo.push({ ...shared, id, base: revision + 1, change: contentOf(row.before) });
    }
  }
  return { id: newId(), name: file.name, startedAt: file.at, kind: 'import', steps, undo, leftOut };
}
