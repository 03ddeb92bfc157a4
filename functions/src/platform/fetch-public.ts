import { lookup as resolveName } from 'node:dns';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

/** The other site cannot be reached, or its answer is not usable. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

interface Options {
  maxBytes: number;
  timeoutMs: number;
  isAllowed?: (address: string) => boolean;
  send?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => { end: () => void; on: Listen };
}
type Listen = (event: 'error', listener: (cause: Error) => void) => unknown;

const MAX_REDIRECTS = 3;
const PRIVATE = 'The address is in a private network';

/** Networks that the internet does not route: this machine, private networks, the cloud's metadata server, and the like (RFC 6890). */
const NOT_PUBLIC = {
  ipv4:
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
    '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  // Of IPv6 only 2000::/3 is public, without documentation, 6to4 and Teredo, which can name private IPv4 addresses.
  ipv6: '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
} as const;

const blocked = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const range of NOT_PUBLIC[family].split(' ')) {
    const [network = '', prefix = ''] = range.split('/');
    blocked.addSubnet(network, Number(prefix), family);
  }

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the internet. False for anything else, names too. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Resolves names to allowed addresses only. The connection uses the address that was checked. */
const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (cause, found) => {
      const problem = cause ?? (found.every(({ address }) => isAllowed(address)) ? null : new NotFetched(PRIVATE));
      const [first] = problem === null ? found : [];
      if (first === undefined) done(problem ?? new NotFetched('The name has no address'), '', 4);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };

/**
 * Bytes at an https URL of another site. Never connects to a private network, not even after a redirect.
 *
 * @throws NotFetched
 */
export async function fetchPublic(address: string, options: Options): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(url, signal, options);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return read(answer, options.maxBytes);
    answer.destroy();
    if (!URL.canParse(headers.location, url.href)) throw new NotFetched('The other site points to no address');
    url = new URL(headers.location, url);
  }
  throw new NotFetched('Too many redirects');
}

function ask(
  url: URL,
  signal: AbortSignal,
  { isAllowed = isPublicAddress, send = httpsRequest }: Options,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '')
    throw new NotFetched('Only plain https URLs are fetched');
  // Node looks up names only, so IP addresses are checked here.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotFetched(PRIVATE);
  return new Promise((resolve, reject) => {
    const request = send(url, { signal, lookup: lookupAllowed(isAllowed), headers: { accept: 'image/*' } }, resolve);
    request.on('error', (cause) =>
      reject(cause instanceof NotFetched ? cause : new NotFetched('The other site does not answer')),
    );
    request.end();
  });
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new NotFetched('The other site has no such file');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new NotFetched('The file is too large');
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof NotFetched ? cause : new NotFetched('The answer of the other site broke off');
  }
  return Buffer.concat(chunks);
}
