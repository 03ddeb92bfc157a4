import { stack } from '../stack';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read; } } }`;
/** Documents in one request. */
const PART = 250;

/** A value as Firestore's REST interface writes it. */
function encoded(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: fieldsOf(value) } };
}

const fieldsOf = (content: object): Record<string, object> =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [name, encoded(value)]));

async function ask(method: string, path: string, body: object): Promise<void> {
  const response = await fetch(`http://${stack().firestoreHost}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/**
 * Writes products that everybody may read into a project of their own, whose writes call no function of the suite.
 */
export async function fillFirestore(project: string, products: readonly { id: string }[]): Promise<void> {
  const files = [{ name: 'firestore.rules', content: RULES }];
  await ask('PUT', `/emulator/v1/projects/${project}:securityRules`, { rules: { files } });
  const database = `projects/${project}/databases/(default)/documents`;
  for (let from = 0; from < products.length; from += PART) {
    const writes = products
      .slice(from, from + PART)
      .map((product) => ({ update: { name: `${database}/products/${product.id}`, fields: fieldsOf(product) } }));
    await ask('POST', `/v1/${database}:batchWrite`, { writes });
  }
}
