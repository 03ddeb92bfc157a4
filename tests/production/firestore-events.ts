import { randomUUID } from 'node:crypto';

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Fields = Record<string, unknown>;

/** A value as Firestore's REST interface and its events write it. */
function encode(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value as Fields) } };
  throw new TypeError(`No event of these tests holds a ${typeof value}`);
}

function encodeFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

export interface DocumentEvent {
  path: string;
  before?: Fields;
  after?: Fields;
  at: Date;
}

/** A `google.cloud.firestore.document.v1.written` event as Eventarc posts it to a function. */
export function eventRequest(project: string, { path, before, after, at }: DocumentEvent): RequestInit {
  const database = `projects/${project}/databases/(default)`;
  const time = at.toISOString();
  const document = (fields: Fields) => ({
    name: `${database}/documents/${path}`,
    fields: encodeFields(fields),
    createTime: time,
    updateTime: time,
  });
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'ce-specversion': '1.0',
      'ce-id': randomUUID(),
      'ce-type': 'google.cloud.firestore.document.v1.written',
      'ce-source': `//firestore.googleapis.com/${database}`,
      'ce-subject': `documents/${path}`,
      'ce-time': time,
      'ce-datacontenttype': 'application/json',
      'ce-project': project,
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'ce-location': 'asia-south1',
      'ce-document': path,
    },
    body: JSON.stringify({
      ...(after === undefined ? {} : { value: document(after) }),
      ...(before === undefined ? {} : { oldValue: document(before) }),
      updateMask: {},
    }),
  };
}

const CONCURRENCY = 80;
const RETRY_MS = 500;
/** Every so many events, one is delivered twice. */
const DUPLICATE_EVERY = 50;

export interface EventDelivery {
  add: (events: readonly DocumentEvent[]) => void;
  /** Settles when the function has accepted every event. */
  end: () => Promise<void>;
  /** Delivers nothing any more. */
  abort: () => void;
}

/**
 * Delivers events as Eventarc does: many at once, in no particular order, some twice, each again until the function has accepted it.
 *
 * @param url of the function; read for every attempt, because a killed function starts again elsewhere
 */
export function startEventDelivery(url: () => string, project: string): EventDelivery {
  const queue: DocumentEvent[] = [];
  let hasEnded = false;
  let isAborted = false;
  const work = async (): Promise<void> => {
    for (;;) {
      const event = queue.pop();
      if (event === undefined) {
        if (hasEnded || isAborted) return;
        await delay(20);
        continue;
      }
      const answer = await fetch(url(), eventRequest(project, event)).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok === true || isAborted) continue;
      queue.unshift(event);
      await delay(RETRY_MS);
    }
  };
  const workers = Array.from({ length: CONCURRENCY }, work);
  return {
    add: (events) => {
      for (const [index, event] of events.entries()) queue.push(...(index % DUPLICATE_EVERY === 0 ? [event, event] : [event]));
    },
    end: async () => {
      hasEnded = true;
      await Promise.all(workers);
    },
    abort: () => {
      isAborted = true;
      queue.length = 0;
    },
  };
}
