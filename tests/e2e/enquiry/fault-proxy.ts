import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What happens to a lead's request. "After": the server has stored the lead, and the browser gets no receipt. */
export const FAULTS = [
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
export type Fault = (typeof FAULTS)[number];

const LEADS = ['/api/quick-enquiries', '/api/myorders/add'];

/** A proxy in front of the site that applies a fault to each lead request of the app and forwards everything else. */
export class FaultProxy {
  /** One for each coming request; `always` applies after the last one. */
  faults: Fault[] = [];
  always: Fault = 'fine';
  /** While true, uploads of files get the page of a guest network. */
  blocksFiles = false;
  /** Bytes of the uploads that reached the proxy. */
  readonly uploads: number[] = [];
  /** Ids of the leads, in the order of their requests. */
  readonly sent: string[] = [];
  /** Number of simulated releases: each one changes the service worker's script. */
  private releases = 0;
  private readonly silent = new Set<Socket>();
  private constructor(
    private readonly server: Server,
    private readonly site: URL,
  ) {}

  /** @param site origin of the site */
  static async start(site: string): Promise<FaultProxy> {
    const server = createServer();
    const proxy = new FaultProxy(server, new URL(site));
    server.on('request', (incoming, outgoing) => void proxy.handle(incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** Publishes a newer service worker. */
  release(): void {
    this.releases += 1;
  }

  /** Closes the connections that would never be answered, so that their requests fail before their timeout. */
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
    if (incoming.method === 'PUT' && incoming.url?.endsWith('/attachment')) {
      this.uploads.push(body.byteLength);
      if (this.blocksFiles) outgoing.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Too large</h1>');
      else this.forward(incoming, body, outgoing);
      return;
    }
    const isJson = incoming.headers['content-type'] === 'application/json';
    if (incoming.method !== 'POST' || !isJson || !LEADS.includes(incoming.url ?? '')) {
      this.forward(incoming, body, outgoing);
      return;
    }
    this.sent.push((JSON.parse(body.toString()) as { id: string }).id);
    const fault = this.faults.shift() ?? this.always;
    if (fault.startsWith('silent')) this.silent.add(incoming.socket);
    const html = { 'content-type': 'text/html' };
    if (fault === 'fine') this.forward(incoming, body, outgoing);
    if (fault === 'cutBefore') incoming.socket.destroy();
    if (fault === 'errorBefore') outgoing.writeHead(500, html).end('<h1>Internal Server Error</h1>');
    if (fault === 'loginPage') outgoing.writeHead(200, html).end('<h1>Guest Wi-Fi</h1>');
    if (fault === 'proxyRefuses') outgoing.writeHead(403, html).end('<h1>Blocked</h1>');
    if (fault === 'tooMany') outgoing.writeHead(429, { 'retry-after': '2' }).end();
    if (fault === 'cutAfter') this.forward(incoming, body, null, () => incoming.socket.destroy());
    if (fault === 'errorAfter') this.forward(incoming, body, null, () => outgoing.writeHead(500, html).end());
    if (fault === 'silentAfter') this.forward(incoming, body, null, () => undefined);
  }

  /** Forwards a request to the site and its response to `outgoing`; a null `outgoing` drops the response. */
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
