import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';

/** The path of every staff screen as an admin opens it; new paths join by themselves. rep.spec.ts has those of reps with content. */
const PATHS: readonly string[] = [
  ...Object.values(ADMIN_PATHS).filter((path) => path !== ADMIN_PATHS.root),
  editProductPath('drk-01'),
];
const HALF = Math.ceil(PATHS.length / 2);

/** In two parts, because an e2e test through all of them would take too long on a busy machine. */
export const STAFF_SCREENS = { first: PATHS.slice(0, HALF), second: PATHS.slice(HALF) };
