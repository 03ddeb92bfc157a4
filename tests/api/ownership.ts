import { createHash, randomUUID } from 'node:crypto';
import { formIds, isRandomId, type Receipt } from '@catalogue/contract/entities/lead';
import fc from 'fast-check';
import { expect } from 'vitest';
import { holdClock } from '../hold-clock';
import { server } from '../stack';
import { LEAD_REQUESTS, type LEAD_KINDS } from './lead-requests';
import type { withApi } from './with-api';

/*
 * Histories of senders who know each other's contents. Each sends their own, and some send another's: under ids that follow from
 * the content, without an id, as a form without scripts, with the honeypot, before and after its owner.
 */

const MOST_SENDERS = 6;
/** Ways to send a content. `own` and `early` use the random id of the sender; the others are open to everybody. */
const WAYS = ['own', 'early', 'withoutId', 'form', 'guessed', 'honeypot'] as const;
type Way = (typeof WAYS)[number];

interface Step {
  way: Way;
  /** Who sends. */
  by: number;
  /** Whose content it is. */
  content: number;
  /** Which of the ids that anybody can derive from a content. */
  guess: number;
}

interface History {
  senders: number;
  steps: Step[];
}

export const histories: fc.Arbitrary<History> = fc.integer({ min: 2, max: MOST_SENDERS }).chain((senders) =>
  fc.record({
    senders: fc.constant(senders),
    steps: fc.array(
      fc.record({
        way: fc.constantFrom(...WAYS),
        by: fc.nat(senders - 1),
        content: fc.nat(senders - 1),
        guess: fc.nat(4),
      }),
      { minLength: 6, maxLength: 18 },
    ),
  }),
);

type Api = ReturnType<typeof withApi>;
interface Sent {
  by: number;
  content: number;
  /** What makes two requests one submission. */
  submission: string;
  receipt: Receipt | null;
  isHoneypot: boolean;
}

/** Plays one history, and checks who owns what afterwards. */
export async function playHistory(api: Api, { senders, steps }: History, kind: (typeof LEAD_KINDS)[number]): Promise<void> {
  const { path, collection, content: base } = LEAD_REQUESTS[kind];
  const run = randomUUID();
  const contents = Array.from({ length: senders }, (_, index) => ({ ...base, name: `${run} ${index}` }));
  const own = Array.from({ length: senders }, () => Array.from({ length: senders }, () => randomUUID()));
  // A form without an id is known by its content within a window of time.
  holdClock();
  const [current, before] = formIds(Date.now());
  /** Ids that follow from what everybody knows. */
  const guesses = (content: number): string[] => {
    const md5 = createHash('md5').update(JSON.stringify(contents[content])).digest('hex');
    const asUuid = [md5.slice(0, 8), md5.slice(8, 12), `5${md5.slice(13, 16)}`, md5.slice(16, 20), md5.slice(20)].join('-');
    return [md5, asUuid, current, before, `${kind}-1`];
  };
  const sent: Sent[] = [];
  /** What makes requests of a content one submission: their id, and for a form without one a few minutes. */
  const submissionOf = (id: string, content: number): string => {
    const isRepeat = id === current && sent.some(({ submission }) => submission === `${before} ${content}`);
    return `${isRepeat ? before : id} ${content}`;
  };

  const postJson = async (body: object): Promise<Receipt> => {
    const answer = await api.send(path, { method: 'POST', body });
    expect(answer.status).toBe(201);
    return answer.data as Receipt;
  };
  const postForm = async (fields: Record<string, unknown>): Promise<string> => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await api.send(path, { method: 'POST', headers, body: Buffer.from(String(body)) });
    expect(answer.status).toBe(201);
    return answer.bytes.toString('utf8');
  };

  const play = async ({ way, by, content, guess }: Step): Promise<Sent> => {
    const body = contents[content] ?? {};
    const ownId = own[by]?.[content] ?? '';
    const step = { by, content, isHoneypot: way === 'honeypot' };
    switch (way) {
      case 'own':
        return { ...step, submission: ownId, receipt: await postJson({ ...body, id: ownId }) };
      case 'early':
        await postForm({ ...body, id: ownId });
        return { ...step, submission: ownId, receipt: await postJson({ ...body, id: ownId }) };
      case 'withoutId': {
        const receipt = await postJson(body);
        return { ...step, submission: receipt.id, receipt };
      }
      case 'form': {
        const page = await postForm(body);
        expect(page).toContain('We have received it');
        expect(page).not.toMatch(/\/enquiry\/|[HQ]-[0-9A-Z]{7}/);
        return { ...step, submission: submissionOf(current, content), receipt: null };
      }
      // Its own content under an id of another's content, and the other's content under that id.
      case 'guessed': {
        const id = guesses(content)[guess] ?? '';
        const theirs = await postJson({ ...body, id });
        await postJson({ ...(contents[by] ?? {}), id });
        expect(theirs).not.toHaveProperty('statusToken');
        return { ...step, submission: submissionOf(id, content), receipt: theirs };
      }
      case 'honeypot':
        return { ...step, submission: '', receipt: await postJson({ ...body, id: ownId, website: 'https://x.example' }) };
    }
  };

  for (const step of steps) {
    sent.push(await play(step));
    if (step.way === 'guessed') {
      const submission = submissionOf(guesses(step.content)[step.guess] ?? '', step.by);
      sent.push({ by: step.by, content: step.by, submission, receipt: null, isHoneypot: false });
    }
  }

  // Each submission of a content is stored exactly once; honeypots store nothing.
  const { docs } = await server.firestore().collection(collection).where('name', '>=', run).where('name', '<', `${run}~`).get();
  for (const [index, { name }] of contents.entries()) {
    const submissions = new Set(sent.filter((one) => !one.isHoneypot && one.content === index).map((one) => one.submission));
    expect(docs.filter((document) => document.get('name') === name)).toHaveLength(submissions.size);
  }
  const references = docs.map((document) => String(document.get('reference')));
  expect(new Set(references).size).toBe(references.length);

  // Each sender reads theirs and nobody else's.
  const read = async (reference: string, token: string): Promise<number> =>
    (await api.send(`/api/enquiries/${reference}/status`, { method: 'POST', body: { token }, headers: HEADERS() })).status;
  const addNote = async (reference: string, token: string): Promise<number> => {
    const body = { token, id: randomUUID(), text: 'Please cancel.' };
    return (await api.send(`/api/enquiries/${reference}/notes`, { method: 'POST', body, headers: HEADERS() })).status;
  };
  const receipts = sent.flatMap((one) => (one.receipt ? [{ ...one, receipt: one.receipt }] : []));
  for (const { receipt, isHoneypot, submission } of receipts) {
    expect(receipt.reference).toMatch(/^[HQ]-[0-9A-Z]{7}$/);
    if (receipt.statusToken === undefined) {
      expect(isRandomId(receipt.id)).toBe(false);
      continue;
    }
    expect(receipt.statusToken).toMatch(/^[\w-]{22}$/);
    expect(await read(receipt.reference, receipt.statusToken)).toBe(isHoneypot ? 404 : 200);
    const others = receipts.filter((one) => one.submission !== submission && one.receipt.reference !== receipt.reference);
    for (const other of new Set(others.map((one) => one.receipt.reference))) {
      expect(await read(other, receipt.statusToken)).toBe(404);
      expect(await addNote(other, receipt.statusToken)).toBe(404);
    }
  }
}

/** Each read comes from a network of its own: the limit of one network is tested elsewhere. */
const HEADERS = () => ({ 'x-forwarded-for': `198.51.100.${randomUUID()}` });
