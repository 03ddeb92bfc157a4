import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What becomes of a lead's request. "After": the server has stored it, the browser is not told. */
export const FATES = [
  'fine',
  'cutBefore',
  'cutAfter',
  'silentBefore',
  'silentAfter',
  'errorBefore',
  'errorAfter',
  'tooMany',
  'loginPage',
  'proxyRefuses',
] as const;
export type Fate = (typeof FATES)[number];

const LEADS = ['/api/quick-enquiries', '/api/myorders/add'];

/** The site behind a bad line: everything passes, but what a lead's request comes to is decided here. */
export class FaultProxy {
  /** One for each request to come; when they are used up, `always`. */
  fates: Fate[] = [];
  always: Fate = 'fine';
  /** Ids of leads in the order of their requests. */
  readonly sent: string[] = [];
  /** How often the site was released anew: with each, its service worker is another one. */
  private releases = 0;
  private readonly silent = new Set<Socket>();
  private constructor(
    private readonly server: Server,
    private readonly site: URL,
  ) {}

  /** @param site origin of what is behind the line */
  static async start(site: string): Promise<FaultProxy> {
    const server = createServer();
    const proxy = new FaultProxy(server, new URL(site));
    server.on('request', (incoming, outgoing) => void proxy.handle(incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** From here on the site has a newer service worker than any browser. */
  release(): void {
    this.releases += 1;
  }

  /** Cuts the connections on which nothing will ever come: whoever waits there learns it now, not when patience ends. */
  hangUp(): void {
    for (const socket of this.silent) socket.destroy();
    this.silent.clear();
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (incoming.url === '/sw.js' && this.releases > 0) {
      const script = await (await fetch(new URL('/sw.js', this.site))).text();
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
      outgoing.writeHead(200, headers).end(`${script}\n// release ${this.releases}`);
      return;
    }
    if (incoming.method !== 'POST' || !LEADS.includes(incoming.url ?? '')) {
      this.forward(incoming, body, outgoing);
      return;
    }
    this.sent.push((JSON.parse(body.toString()) as { id: string }).id);
    const fate = this.fates.shift() ?? this.always;
    if (fate.startsWith('silent')) this.silent.add(incoming.socket);
    const html = { 'content-type': 'text/html' };
    if (fate === 'fine') this.forward(incoming, body, outgoing);
    if (fate === 'cutBefore') incoming.socket.destroy();
    if (fate === 'errorBefore') outgoing.writeHead(500, html).end('<h1>Internal Server Error</h1>');
    if (fate === 'loginPage') outgoing.writeHead(200, html).end('<h1>Guest Wi-Fi</h1>');
    if (fate === 'proxyRefuses') outgoing.writeHead(403, html).end('<h1>Blocked</h1>');
    if (fate === 'tooMany') outgoing.writeHead(429, { 'retry-after': '2' }).end();
    if (fate === 'cutAfter') this.forward(incoming, body, null, () => incoming.socket.destroy());
    if (fate === 'errorAfter') this.forward(incoming, body, null, () => outgoing.writeHead(500, html).end());
    if (fate === 'silentAfter') this.forward(incoming, body, null, () => undefined);
  }

  /** Hands a request to the site, and its answer to `outgoing` or, where that is null, to nobody. */
  private forward(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse | null, after?: () => void): void {
    const { hostname, port } = this.site;
    const onward = request(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host: `${hostname}:${port}` },
      },
      (answer) => {
        if (outgoing !== null) answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
        else answer.resume().on('end', () => after?.());
      },
    );
    onward.on('error', () => incoming.socket.destroy());
    onward.end(body);
  }
}
