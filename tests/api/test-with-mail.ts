import { test } from 'vitest';

/** A test that waits for a mail. The production-like environment delivers no Firestore events, so it sends no mail. */
export const testWithMail = test.skipIf(process.env.PRODUCTION_METADATA_HOST !== undefined);
