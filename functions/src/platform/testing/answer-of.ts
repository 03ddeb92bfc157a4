import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import { request as send } from 'node:http';
import express from 'express';
import type { Request } from 'firebase-functions/https';
import type { HttpHandler } from '../http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire, still compressed. */
  body: Buffer;
}

/** Sends one request through a real server to the handler, as the Functions runtime would. */
export async function answerOf(
  handler: HttpHandler,
  { path, method, headers }: { path: string; method: string; headers: Record<string, string> },
): Promise<Answer> {
  const app = express()
    .disable('etag')
    .use((request, response) => handler(request as unknown as Request, response));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await new Promise((resolve, reject) => {
      const sent = send({ port, host: '127.0.0.1', path, method, headers, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
        });
      });
      sent.on('error', reject).end();
    });
  } finally {
    server.close();
  }
}
