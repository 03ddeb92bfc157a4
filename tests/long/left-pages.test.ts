import { COLLECTIONS } from '@catalogue/contract/collections';
import { expect, test } from 'vitest';
import { eventually, stack } from '../stack';

/** What a browser sends to listen, in Google's WebChannel protocol. RID counts the requests of a channel. */
async function send(parameters: Record<string, string>, message?: object): Promise<Response> {
  const { firestoreHost, projectId } = stack();
  const database = `projects/${projectId}/databases/(default)`;
  const query = new URLSearchParams({ VER: '8', database, ...parameters });
  const form = new URLSearchParams({ count: message ? '1' : '0' });
  if (message) {
    form.set('headers', 'Authorization:Bearer owner\r\n');
    form.set('req0___data__', JSON.stringify({ database, ...message }));
  }
  const url = `http://${firestoreHost}/google.firestore.v1.Firestore/Listen/channel?${query.toString()}`;
  return fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(10_000) });
}

test('the emulator ends what a page that has gone listened to', async () => {
  const parent = `projects/${stack().projectId}/databases/(default)/documents`;
  const structuredQuery = { from: [{ collectionId: COLLECTIONS.orders }] };
  const opened = await send({ RID: '1', CVER: '22' }, { addTarget: { targetId: 2, query: { parent, structuredQuery } } });
  const session = /"c","([^"]+)"/.exec(await opened.text())?.[1] ?? '';
  expect(session).not.toBe('');
  expect((await send({ SID: session, RID: '2', AID: '0' })).status).toBe(200);
  // The page never asks for what happened.
  await eventually('the end of the channel', async () => {
    const { status } = await send({ SID: session, RID: '3', AID: '0' });
    return status === 200 ? undefined : true;
  });
});
