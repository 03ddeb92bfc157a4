import { expect, test } from 'vitest';
import { assertFirestoreRulesCompile } from '../../tools/emulators/check-rules';
import { stack } from '../stack';

/** A separate project, so that other tests are not affected. */
const check = (body: string) => {
  const port = Number(stack().firestoreHost.split(':')[1]);
  return assertFirestoreRulesCompile(port, 'demo-broken-rules', `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`);
};

test('reports the line of a syntax error', async () => {
  await expect(check('match /a/{b} { allow read if true; }')).rejects.toThrow(
    /^firestore\.rules does not compile, line 3: .*; correct it and run this again\.$/,
  );
});

test('accepts valid rules', async () => {
  await expect(check('match /databases/{db}/documents/a/{b} { allow read: if true; }')).resolves.toBeUndefined();
});
