import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { resetFirestore } from './personas';

// Registers every test of firestore.rules: each file of the folder. One file imports it at a time, because loading the rules again resets
// their coverage.
const FOLDER = join(import.meta.dirname, 'firestore');
for (const file of readdirSync(FOLDER).sort()) await import(join(FOLDER, file));

beforeEach(resetFirestore);
