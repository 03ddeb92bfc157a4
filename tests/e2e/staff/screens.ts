import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';

/** The path of every staff screen as an admin opens it; new paths join by themselves. rep.spec.ts has those of reps with content. */
export const STAFF_SCREENS: readonly string[] = [
  ...Object.values(ADMIN_PATHS).filter((path) => path !== ADMIN_PATHS.root),
  editProductPath('drk-01'),
];
