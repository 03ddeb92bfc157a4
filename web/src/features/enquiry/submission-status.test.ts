import { expect, it, vi } from 'vitest';
import type { Submission } from './outbox/outbox';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { submissionStatusOf } from './submission-status';

const FAILURES = {
  quickEnquiry: 'Something Went Wrong!!!Please Try Again Later.',
  order: 'Error Filling details. Please Enter Correct Values.',
};
const TIMEOUT = 'Our server did not answer in time. This device keeps it and goes on trying: no need to write it again.';

it.each<[kind: 'quickEnquiry' | 'order', result: Submission, dialog: object]>([
  ['quickEnquiry', { name: 'saved', error: 'timeout' }, { kind: 'failure', message: FAILURES.quickEnquiry, more: TIMEOUT }],
  ['order', { name: 'saved', error: 'timeout' }, { kind: 'waiting', message: 'Saved on this device', more: TIMEOUT }],
  ['quickEnquiry', { name: 'saved', error: 'unreachable' }, { kind: 'waiting', message: 'Saved on this device' }],
  ['quickEnquiry', { name: 'saved', error: 'serverError' }, { kind: 'failure', message: FAILURES.quickEnquiry }],
  ...(['quickEnquiry', 'order'] as const).flatMap<['quickEnquiry' | 'order', Submission, object]>((kind) => [
    [
      kind,
      { name: 'saved', error: null },
      { kind: 'waiting', message: 'Saved on this device', more: 'We send it as soon as you are online.' },
    ],
    [kind, { name: 'unsaved' }, { kind: 'failure', message: FAILURES[kind], more: OUTBOX_TEXTS.unsaved }],
  ]),
])('submissionStatusOf reports a %s that is %o', (kind, result, dialog) => {
  expect(submissionStatusOf(kind, 'one', result, false).dialog).toMatchObject(dialog);
});

it('says what a browser without Background Sync does with a stored enquiry', async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  const { OUTBOX_TEXTS: texts } = await import('./outbox/outbox-texts');
  vi.unstubAllGlobals();
  expect(texts.savedMore).toBe('It waits here. Open this site again when you are online, and it is sent.');
  expect(texts.savedError('timeout')).toContain('goes on trying while this site is open');
  expect(texts.outbox.others(2)).toBe(
    '2 enquiries of a colleague wait on this device. Open this site again when you are online, and they are sent.',
  );
});
