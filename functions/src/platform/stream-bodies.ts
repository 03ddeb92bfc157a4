import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Functions that anyone may call. Their handlers read the body themselves, up to a limit, or ignore it. */
const PUBLIC_FUNCTIONS = ['api', 'leads', 'site'];

/**
 * Keeps the Functions Framework from parsing bodies: 32 MiB of `[{},{},…]` would take 1 GB before our code runs.
 * The channel fires before the framework sees a request; its body-parser skips a request that is marked as read.
 */
export function streamBodies(target = process.env.FUNCTION_TARGET): void {
  if (target === undefined || !PUBLIC_FUNCTIONS.includes(target)) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // `_body` is the mark of body-parser 1 (emulators), `finished` that of body-parser 2 (functions-framework 5).
    Object.assign(request, { _body: true, finished: true });
  });
}
