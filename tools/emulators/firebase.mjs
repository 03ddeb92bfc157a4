// firebase-tools with concurrent-calls.ts, which is read by tsx; the hundreds of files of firebase-tools are not.
import { createRequire } from 'node:module';
import { register } from 'tsx/esm/api';

register();
await import('./concurrent-calls.ts');
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
