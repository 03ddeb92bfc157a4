// usage: node first-step.mjs <module> <method> <path> [body]
// Imports a module that exports `api`, sends it one request, and prints what came first and when, counted from the import:
// its answer, or its call to a server elsewhere.
import { Buffer } from 'node:buffer';
import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { performance } from 'node:perf_hooks';

const [module, method, path, body] = process.argv.slice(2);
const report = (what) => {
  const measured = { what, ms: performance.now() - started, kB: process.memoryUsage.rss() / 1024 };
  process.stderr.write(`\n${JSON.stringify(measured)}\n`);
  process.exit();
};

const server = createServer((request, response) => {
  if (body !== undefined) request.rawBody = Buffer.from(body);
  api(request, response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');

dns.lookup = report;
dns.promises.lookup = report; // gRPC's way
const started = performance.now();
const { api } = await import(module);
const headers = body === undefined ? {} : { 'content-type': 'application/json' };
const { port } = server.address();
const [response] = await once(ask({ port, path, method, headers, host: '127.0.0.1' }).end(body), 'response');
report(`answer ${response.statusCode}`);
