import { setImmediate } from 'node:timers/promises';

/** Simulated time: a monotonic clock for timers and a wall clock that can jump. */
export class SimulatedTime {
  private steady = 0;
  private offset = Date.UTC(2026, 10, 21, 9);
  private timers: { at: number; run: () => void }[] = [];
  /** Store calls under way: nothing else takes real time. */
  busy = 0;

  readonly wall = (): number => this.steady + this.offset;
  readonly jump = (ms: number): void => void (this.offset += ms);

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.steady + ms, run };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((one) => one !== timer));
  };

  readonly timeout = (ms: number): AbortSignal => {
    const controller = new AbortController();
    this.after(ms, () => controller.abort(new DOMException('Too late', 'TimeoutError')));
    return controller.signal;
  };

  /** Waits until nothing more happens without time passing. */
  async settle(): Promise<void> {
    for (let quiet = 0, turns = 0; quiet < 3; quiet = this.busy === 0 ? quiet + 1 : 0, turns += 1) {
      if (turns > 10_000) throw new Error(`${this.busy} store calls never ended`);
      await setImmediate();
    }
  }

  async pass(ms: number): Promise<void> {
    const until = this.steady + ms;
    for (;;) {
      await this.settle();
      const next = this.timers.filter((timer) => timer.at <= until).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.steady = Math.max(this.steady, next.at);
      next.run();
    }
    this.steady = until;
    await this.settle();
  }
}

/** What happens to one request. "After": the server has stored the lead, and the device gets no receipt. */
export const FAULTS = [
  'fine',
  'refusedConnection',
  'lostBefore',
  'lostAfter',
  'silentBefore',
  'silentAfter',
  'errorBefore',
  'errorAfter',
  'tornAfter',
  'tooMany',
  'unavailable',
  'loginPage',
  'proxyRefuses',
  'someoneElsesReceipt',
] as const;
export type Fault = (typeof FAULTS)[number];

interface SentLead {
  id: string;
  message: string;
}

/** A server with the real one's contract: it creates a lead once, repeats its receipt, and refuses bad content. */
export class ModelServer {
  readonly leads = new Map<string, SentLead>();
  readonly requests: string[] = [];
  faults: Fault[] = [];

  constructor(private readonly time: SimulatedTime) {}

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const fault = this.faults.shift() ?? 'fine';
    const lead = JSON.parse(init.body as string) as SentLead;
    this.requests.push(`${path} ${lead.id} ${fault}`);
    const answer = this.answer(fault, lead);
    await this.delay(fault.startsWith('silent') ? Infinity : 300, init.signal ?? null);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  };

  /** Creates the lead unless its id exists. */
  receive(lead: SentLead): void {
    if (!this.leads.has(lead.id)) this.leads.set(lead.id, lead);
  }

  private answer(fault: Fault, lead: SentLead): Response | null {
    const html = (status: number) => new Response('<h1>Guest Wi-Fi</h1>', { status, headers: { 'content-type': 'text/html' } });
    if (fault === 'refusedConnection' || fault === 'lostBefore' || fault === 'silentBefore') return null;
    if (fault === 'errorBefore') return json(500, { message: 'Something went wrong' });
    if (fault === 'tooMany') return json(429, { message: 'Too many' }, { 'retry-after': '120' });
    const soon = new Date(this.time.wall() + 30_000).toUTCString();
    if (fault === 'unavailable') return json(503, { message: 'Back soon' }, { 'retry-after': soon });
    if (fault === 'loginPage') return html(200);
    if (fault === 'proxyRefuses') return html(403);
    const receipt = { id: fault === 'someoneElsesReceipt' ? 'other' : lead.id, reference: 'Q-0000000', receivedAt: 1 };
    if (fault === 'someoneElsesReceipt') return json(201, receipt);
    if (lead.message.startsWith('bad')) return json(400, { message: 'No', errors: { message: 'No' } });
    this.receive(lead);
    if (fault === 'lostAfter' || fault === 'silentAfter') return null;
    if (fault === 'errorAfter') return json(500, { message: 'Something went wrong' });
    if (fault === 'tornAfter')
      return new Response(JSON.stringify(receipt).slice(0, 12), {
        status: 201,
        headers: { 'content-type': 'application/json' },
      });
    return json(201, receipt);
  }

  private delay(ms: number, signal: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      if (ms !== Infinity) this.time.after(ms, resolve);
    });
  }
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 300 ? 'application/json' : 'application/problem+json', ...headers },
  });
