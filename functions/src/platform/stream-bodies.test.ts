import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { streamBodies } from './stream-bodies';

/** What a handler behind the body parsers of the framework sees of a JSON body. */
async function sendThroughFramework(body: string): Promise<{ isParsed: boolean; streamed: number }> {
  const app = express().use(
    express.json({ limit: '64mb' }),
    express.urlencoded({ extended: true }),
    express.raw({ type: '*/*' }),
  );
  app.use(async (request, response) => {
    let streamed = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) streamed += chunk.byteLength;
    response.json({ isParsed: request.body !== undefined, streamed });
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
    return (await answer.json()) as { isParsed: boolean; streamed: number };
  } finally {
    server.close();
  }
}

test('leaves bodies of public functions to the handler, and those of other functions to the framework', async () => {
  const body = JSON.stringify(Array.from({ length: 1_000 }, () => ({})));
  streamBodies(undefined);
  streamBodies('sendLeadMail');
  expect(await sendThroughFramework(body)).toEqual({ isParsed: true, streamed: 0 });
  streamBodies('leads');
  expect(await sendThroughFramework(body)).toEqual({ isParsed: false, streamed: body.length });
});
