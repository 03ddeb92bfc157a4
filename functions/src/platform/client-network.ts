import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { inEmulator } from './environment';

/** Published ranges of Fastly, the CDN of Firebase Hosting (api.fastly.com/public-ip-list, 2026-11). */
const FASTLY =
  '23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20 140.248.64.0/18 ' +
  '140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17 167.82.128.0/20 167.82.160.0/20 ' +
  '167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21 199.232.0.0/16 2a04:4e40::/32 2a04:4e42::/32';

let memo: BlockList | undefined;

/** `TRUSTED_PROXIES` in functions/.env replaces the default, separated by spaces. */
function trustedProxies(): BlockList {
  if (memo !== undefined) return memo;
  memo = new BlockList();
  for (const range of (process.env.TRUSTED_PROXIES ?? FASTLY).split(/\s+/).filter(Boolean)) {
    const [network = '', prefix = ''] = range.split('/');
    memo.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return memo;
}

const isTrusted = (address: string): boolean =>
  isIP(address) !== 0 && trustedProxies().check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The network a request comes from: an IPv4 address or an IPv6 /64. Each proxy appends to X-Forwarded-For who called it, Google the last
 * entry: the last one that is not the CDN's is the caller, and earlier ones count for nothing. Callers can forge Fastly-Client-IP, also through
 * Hosting, so it counts only where the CDN appended nothing. Null in the emulators, which add no address.
 * https://www.fastly.com/documentation/reference/http/http-headers/Fastly-Client-IP/
 */
export function clientNetwork(headers: IncomingHttpHeaders): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const peers = forwarded.map((peer) => peer.trim()).filter(Boolean);
  const peer = peers.at(-1) ?? '';
  if (peer === '' && inEmulator()) return null;
  const claimed = [headers['fastly-client-ip'] ?? []].flat()[0]?.trim() ?? '';
  const caller = peers.findLast((one) => isIP(one) !== 0 && !isTrusted(one));
  return networkOf(caller ?? (isTrusted(peer) && isIP(claimed) !== 0 ? claimed : peer));
}

/** The IPv6 /48 of a network: providers give one to a company, which may use each of its 65,536 networks. null: an IPv4 address. */
export const widerNetworkOf = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':', 3).join(':')}::/48` : null;

/** A household or a phone has a whole /64, so single IPv6 addresses mean nothing. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: gap }, () => '0'), ...(last ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
