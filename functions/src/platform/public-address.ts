import { BlockList, isIP } from 'node:net';

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
