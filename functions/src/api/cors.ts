import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowedOrigins } from '../platform/environment';

/** Sets CORS headers for allowed origins. The site itself is same-origin. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins().includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'ETag, Location, Retry-After, X-Request-Id');
}

/** Answers OPTIONS requests, CORS preflights included. */
export function answerOptions(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  if (response.hasHeader('access-control-allow-origin')) {
    response.setHeader('access-control-allow-methods', allow);
    response.setHeader('access-control-allow-headers', 'Authorization, Content-Type, If-None-Match, X-Request-Id');
    response.setHeader('access-control-max-age', '7200');
  }
  response.writeHead(204).end();
}
