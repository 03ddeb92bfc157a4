import { COLLECTIONS } from '@catalogue/contract/collections';
import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../tools/chromium';
import { newPerson, type Person } from '../people';
import { server, stack } from '../stack';
import { overBareSuite } from './bare-suite';
import { percentile, type Bench, type Measured } from './bench';
import { runFirst } from './run-first';
import { logIn } from './staff-login';

const LEADS = 10_000;
const ROUNDS = 3;
const HOUR = 3_600_000;

/** Marks that `watchPage` sets in the page. */
interface Seen {
  /** Times of the first lead in the stream and of the first painted page of rows. */
  dataAt: number | null;
  rowsAt: number | null;
  documents: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Documents per batch that the emulator writes without a timeout. */
const PORTION = 400;

/** The enquiries of several years. */
async function storeLeads(): Promise<void> {
  for (let start = 0; start < LEADS; start += PORTION) {
    const batch = server.firestore().batch();
    for (let index = start; index < Math.min(LEADS, start + PORTION); index += 1) {
      const id = `bench-${index}`;
      batch.set(server.firestore().collection(COLLECTIONS.quickEnquiries).doc(id), lead(id, index));
    }
    await batch.commit();
  }
}

function lead(id: string, index: number) {
  const createdAt = new Date(Date.now() - index * HOUR);
  const status = SELECTABLE_STATUSES[index % SELECTABLE_STATUSES.length];
  const content = { name: `Client ${index}`, mobile: `98${index}`, email: `c${index}@example.com`, message: 'Fifty bottles' };
  const storedFields = { status, owner: null, ownerName: null, note: '', nextCallAt: null, incomplete: false, revision: 1 };
  return { id, reference: `Q-${id.slice(-7).toUpperCase()}`, ...content, ...storedFields, createdAt, updatedAt: createdAt };
}

/**
 * Runs in the page: reads Firestore's stream and marks the first page of rows. The newest lead does not count: the dashboard
 * has it already.
 */
function watchPage(): void {
  window.seen = { dataAt: null, rowsAt: null, documents: 0 };
  const realFetch = window.fetch.bind(window);
  window.fetch = async (...parameters) => {
    const response = await realFetch(...parameters);
    if (!response.url.includes('/Listen/')) return response;
    const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
    const token = '"documentChange"';
    let rest = '';
    const readAlong = async (): Promise<void> => {
      const part = await reader?.read();
      if (part?.value === undefined) return;
      const text = rest + part.value;
      const documents = text.split(token).length - 1;
      window.seen.documents += documents;
      if (documents > 0 && text.includes('/documents/quickEnquiries/')) window.seen.dataAt ??= performance.now();
      // A chunk may end in the middle of the word.
      rest = text.slice(1 - token.length);
      return readAlong();
    };
    void readAlong().catch(() => undefined);
    return response;
  };
  new MutationObserver(() => {
    if (window.seen.rowsAt !== null || document.querySelectorAll('main article').length < 50) return;
    window.seen.rowsAt = 0;
    requestAnimationFrame(() => setTimeout(() => (window.seen.rowsAt = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** Opens the Quick Enquiry list from the dashboard in a new browser. */
async function openLeadList(browser: Browser, person: Person): Promise<{ wait: number; documents: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await logIn(page, person);
  await runFirst(page, watchPage);
  await page.goto(`${stack().baseUrl}/Admin/home`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.waitForFunction(() => window.seen.documents > 0);
  await page.evaluate(() => (window.seen = { dataAt: null, rowsAt: null, documents: 0 }));
  await page.getByRole('navigation').getByRole('link', { name: 'Quick Enquiry' }).click();
  const rows = await page.waitForFunction(() => (window.seen.rowsAt ?? 0) > 0 && window.seen);
  const { dataAt, rowsAt } = (await rows.jsonValue()) as Seen;
  await page.getByText(/^50\+ leads$/).waitFor();
  const documents = await page.evaluate(() => window.seen.documents);
  await context.close();
  if (dataAt === null || rowsAt === null) throw new Error('The list showed rows before any data');
  return { wait: rowsAt - dataAt, documents };
}

async function run(): Promise<Measured[]> {
  await storeLeads();
  const person = await newPerson({ role: 'admin' });
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await openLeadList(browser, person));
  await browser.close();
  const what = `lead list, ${LEADS} leads:`;
  const waits = rounds.map(({ wait }) => wait);
  const documents = Math.max(...rounds.map((round) => round.documents));
  return [
    { what: `${what} first 50 rows after the data, median`, unit: 'ms', ours: percentile(waits, 0.5), atMost: 300 },
    { what: `${what} documents read to open it`, unit: 'reads', ours: documents, naive: LEADS, atMost: 100 },
  ];
}

/** The lead list with the enquiries of years. A naive list reads every lead at each opening. */
export const bench: Bench = { needsStack: false, run: () => overBareSuite(run) };
