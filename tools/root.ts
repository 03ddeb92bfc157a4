import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Cache of the tools between runs; may always be deleted; ignored by git. */
export const CACHE = join(ROOT, '.cache');
/** The data of the local site between two starts; ignored by git. */
export const DATA = join(ROOT, '.emulator-data');
