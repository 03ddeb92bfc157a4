import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./submit-lead', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const ask = vi.fn<typeof fetch>();
const submit = vi.fn();
const formWith = (...attributes: string[]): HTMLFormElement =>
  ({ hasAttribute: (name: string) => attributes.includes(name), submit }) as unknown as HTMLFormElement;
const form = formWith('method', 'action');
const QUICK = { kind: 'quickEnquiry' } as const;
const ORDER = { kind: 'order', product: { id: 'mug', title: 'Mug' } } as const;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://example.com/assets/entry-1.js' }) });
  vi.stubGlobal('fetch', ask);
  ask.mockReset();
  ask.mockResolvedValue(new Response(null));
  submit.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** The module after so many failed loads of the submission's script. */
async function afterFailures(count: number) {
  const loaded = await import('./load-submission');
  for (let failure = 0; failure < count; failure += 1) expect(await loaded.loadSubmission()).toBeNull();
  return loaded;
}

it('submitNatively submits the form after the second failure', async () => {
  const once = await afterFailures(1);
  expect(await once.submitNatively(form, QUICK, 'quickEnquiry')).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  expect(await once.loadSubmission()).toBeNull();
  expect(await once.submitNatively(form, QUICK, 'quickEnquiry')).toBe(true);
  expect(submit).toHaveBeenCalledOnce();
});

it.each([
  ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the release is gone', () => Promise.resolve(new Response(null, { status: 404 }))],
])('submitNatively leaves the page alone where %s', async (_, answer) => {
  const { submitNatively } = await afterFailures(2);
  ask.mockImplementation(answer);
  expect(await submitNatively(form, QUICK, 'quickEnquiry')).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});

it('submitNatively leaves alone what only scripts can send: a basket, choices of a product, a file', async () => {
  const { submitNatively } = await afterFailures(2);
  expect(await submitNatively(formWith(), QUICK, 'quickEnquiry')).toBe(false);
  expect(await submitNatively(form, ORDER, 'order:mug')).toBe(false);
  const { storeChosenFile } = await import('./attachment/chosen-files');
  await storeChosenFile('with-file', { name: 'logo.png', type: 'image/png', blob: new Blob(['a logo']) }, Date.now());
  expect(await submitNatively(form, QUICK, 'with-file')).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});
