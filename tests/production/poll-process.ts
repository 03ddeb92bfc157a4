import { getOnce } from './get-once';

const POLL_MS = 100;
/** Details are megabytes: every so many rounds. */
const DETAILS_EVERY = 10;

export type PolledFile = 'version' | 'list' | 'details';

export interface Polled {
  /** Milliseconds of each answer. */
  times: Record<PolledFile, number[]>;
  failed: number;
  /** Why requests failed, at most ten. */
  failures: string[];
  versions: number;
}

/** What the process tells its parent: each new version, and for each request all that it has measured since the last one. */
export type PollMessage = { version: number } | { polled: Polled };
/** `stop` ends the process. */
export type PollRequest = 'take' | 'stop';

const PATHS: Readonly<Record<PolledFile, string>> = {
  version: '/catalogue-version.json',
  list: '/catalogue.json',
  details: '/catalogue-details.json',
};

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const send = (message: PollMessage): unknown => process.connected && process.send?.(message);

const [, , url = ''] = process.argv;
const newPolled = (): Polled => ({ times: { version: [], list: [], details: [] }, failed: 0, failures: [], versions: 0 });

let polled = newPolled();
let newest = 0;

async function timed(file: PolledFile): Promise<Buffer> {
  const started = performance.now();
  const { status, body } = await getOnce(url + PATHS[file], file === 'version' ? {} : { 'accept-encoding': 'gzip' });
  polled.times[file].push(performance.now() - started);
  if (status !== 200) throw new Error(`${PATHS[file]} answered ${status}`);
  return body;
}

async function poll(round: number): Promise<void> {
  const { version } = JSON.parse((await timed('version')).toString()) as { version: number };
  if (version > newest) {
    newest = version;
    polled.versions += 1;
    send({ version });
  }
  await timed('list');
  if (round % DETAILS_EVERY === 0) await timed('details');
}

process.on('message', (request: PollRequest) => {
  send({ polled });
  polled = newPolled();
  if (request === 'stop') process.disconnect();
});

for (let round = 0; process.connected; round += 1) {
  await poll(round).catch((cause: unknown) => {
    polled.failed += 1;
    if (polled.failures.length < 10) polled.failures.push(String(cause));
  });
  await delay(POLL_MS);
}
