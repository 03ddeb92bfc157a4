import { test } from 'vitest';

/** A test that waits for a mail. The production lane delivers no events of Firestore, so no mail is sent there. */
export const testWithMail = test.skipIf(process.env.LANE_METADATA_HOST !== undefined);
