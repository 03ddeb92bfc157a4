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
  attachment?: { name: string; bytes: number };
}

/** A server with the real one's contract: it creates a lead once, repeats its receipt, and refuses bad content. */
export class ModelServer {
  readonly leads = new Map<string, SentLead>();
  readonly requests: string[] = [];
  /** Names of received files by lead; an upload that stores one a second time adds a second name. */
  readonly files = new Map<string, string[]>();
  /** While true, leads are spam: they get no grants. */
  spam = false;
  private grants = new Map<string, string>();
  faults: Fault[] = [];

  constructor(private readonly time: SimulatedTime) {}

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const fault = this.faults.shift() ?? 'fine';
    const isUpload = init.method === 'PUT';
    const lead = isUpload ? null : (JSON.parse(init.body as string) as SentLead);
    this.requests.push(`${path} ${lead?.id ?? 'file'} ${fault}`);
    const answer = lead === null ? this.answerUpload(fault, init) : this.answer(fault, lead);
    await this.delay(fault.startsWith('silent') ? Infinity : 300, init.signal ?? null);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  };

  /** Creates the lead unless its id exists. */
  receive(lead: SentLead): void {
    const known = this.leads.get(lead.id);
    if (known === undefined) this.leads.set(lead.id, lead);
    // It came as a code before.
    else if (known.attachment === undefined && lead.attachment !== undefined)
      this.leads.set(lead.id, { ...known, attachment: lead.attachment });
  }

  /** Grants expire. */
  forgetGrants(): void {
    this.grants.clear();
  }

  private attachmentReceipt(lead: SentLead): object {
    if (lead.attachment === undefined) return {};
    if (this.files.has(lead.id)) return { attachment: { state: 'received', reason: '' } };
    if (this.spam) return { attachment: { state: 'pending', reason: '' } };
    const grant = `grant-${this.grants.size}-${lead.id}`;
    this.grants.set(grant, lead.id);
    return { attachment: { state: 'pending', reason: '', grant } };
  }

  private answerUpload(fault: Fault, init: RequestInit): Response | null {
    const early = this.answerEarly(fault);
    if (early !== undefined) return early;
    const bearer = new Headers(init.headers).get('authorization') ?? '';
    const id = this.grants.get(bearer.replace('Bearer ', ''));
    const announced = id === undefined ? undefined : this.leads.get(id)?.attachment;
    if (id === undefined || announced === undefined) return json(403, { message: 'No grant' });
    const bytes = (init.body as Blob).size;
    if (bytes !== announced.bytes) return json(409, { message: 'Another file' });
    if (!this.files.has(id)) this.files.set(id, [announced.name]);
    return this.answerLate(fault, { state: fault === 'someoneElsesReceipt' ? 'pending' : 'received', reason: '' });
  }

  /** Undefined: the request reaches the handler. */
  private answerEarly(fault: Fault): Response | null | undefined {
    const html = (status: number) => new Response('<h1>Guest Wi-Fi</h1>', { status, headers: { 'content-type': 'text/html' } });
    if (fault === 'refusedConnection' || fault === 'lostBefore' || fault === 'silentBefore') return null;
    if (fault === 'errorBefore') return json(500, { message: 'Something went wrong' });
    if (fault === 'tooMany') return json(429, { message: 'Too many' }, { 'retry-after': '120' });
    const soon = new Date(this.time.wall() + 30_000).toUTCString();
    if (fault === 'unavailable') return json(503, { message: 'Back soon' }, { 'retry-after': soon });
    if (fault === 'loginPage') return html(200);
    if (fault === 'proxyRefuses') return html(403);
    return undefined;
  }

  private answer(fault: Fault, lead: SentLead): Response | null {
    const early = this.answerEarly(fault);
    if (early !== undefined) return early;
    const receipt = { id: lead.id, reference: 'Q-0000000', receivedAt: 1 };
    if (fault === 'someoneElsesReceipt') return json(201, { ...receipt, id: 'other' });
    if (lead.message.startsWith('bad')) return json(400, { message: 'No', errors: { message: 'No' } });
    this.receive(lead);
    const stored = this.leads.get(lead.id);
    return this.answerLate(fault, { ...receipt, ...(lead.attachment && stored && this.attachmentReceipt(stored)) });
  }

  /** The answer of a request that took effect. */
  private answerLate(fault: Fault, body: object): Response | null {
    if (fault === 'lostAfter' || fault === 'silentAfter') return null;
    if (fault === 'errorAfter') return json(500, { message: 'Something went wrong' });
    if (fault === 'tornAfter')
      return new Response(JSON.stringify(body).slice(0, 12), {
        status: 201,
        headers: { 'content-type': 'application/json' },
      });
    return json(201, body);
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
