import { Agent, createServer, request as ask, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { handlerOf } from '../../functions/src/api/app';
import { ROUTES } from '../../functions/src/api/routes';
import { percentile, type Bench } from './bench';

const REQUESTS = 500;
const ROUNDS = 12;
const handle = handlerOf(ROUTES);
const BODY = JSON.stringify({ name: 5, mobile: 'x'.repeat(100), email: 'nobody', message: 'y'.repeat(2_000) });

/** Milliseconds of each request over one connection. */
async function timesOf(listener: RequestListener): Promise<number[]> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
  const times: number[] = [];
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const started = performance.now();
    const [response] = (await once(
      ask({ port, host: '127.0.0.1', agent, method: 'POST', path: '/api/quick-enquiries', headers }).end(BODY),
      'response',
    )) as [NodeJS.ReadableStream];
    await once(response.resume(), 'end');
    times.push(performance.now() - started);
  }
  agent.destroy();
  server.close();
  return times;
}

/** The 95th percentile of the best round, because other work of the machine only adds. The first rounds warm up. */
async function calmest(listener: RequestListener): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(percentile(await timesOf(listener), 0.95));
  return Math.min(...rounds);
}

/** The time that routing, authentication, parsing, validation and logging add to a bare HTTP server. */
export const bench: Bench = {
  needsStack: true,
  async run() {
    const log = process.stdout.write.bind(process.stdout);
    process.stdout.write = () => true;
    try {
      const bare = await calmest(
        (request, response) => void request.resume().on('end', () => response.writeHead(422).end('{}')),
      );
      const ours = await calmest((request, response) => void handle(request, response));
      return [
        {
          what: 'api: what the layer adds to a warm request, p95',
          unit: 'ms',
          ours: ours - bare,
          atMost: 2,
        },
      ];
    } finally {
      process.stdout.write = log;
    }
  },
};
