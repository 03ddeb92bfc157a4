import { describe, expect, it } from 'vitest';
import { clientNetwork, widerNetworkOf } from './client-network';

const CDN = '151.101.1.7';
const networkOf = (address: string) => clientNetwork({ 'x-forwarded-for': CDN, 'fastly-client-ip': address });

describe('clientNetwork', () => {
  it('is the client that the CDN names', () => {
    expect(clientNetwork({ 'x-forwarded-for': `198.51.100.4, ${CDN}`, 'fastly-client-ip': '198.51.100.4' })).toBe(
      '198.51.100.4',
    );
    expect(clientNetwork({ 'x-forwarded-for': '2a04:4e42:1::5', 'fastly-client-ip': '198.51.100.4' })).toBe('198.51.100.4');
  });

  it('is the caller of the CDN, also with forged headers', () => {
    const headers = { 'x-forwarded-for': `198.51.100.4, 203.0.113.9, ${CDN}, ${CDN}`, 'fastly-client-ip': '198.51.100.4' };
    expect(clientNetwork(headers)).toBe('203.0.113.9');
  });

  it('is the peer for a direct caller, and ignores the headers', () => {
    const peer = '203.0.113.9';
    expect(clientNetwork({ 'x-forwarded-for': `${CDN}, ${peer}`, 'fastly-client-ip': '198.51.100.4' })).toBe(peer);
    expect(clientNetwork({ 'x-forwarded-for': peer, 'fastly-client-ip': CDN })).toBe(peer);
    expect(clientNetwork({ 'x-forwarded-for': 'unknown', 'fastly-client-ip': '198.51.100.4' })).toBe('unknown');
  });

  it('is the peer if the CDN names no address', () => {
    for (const claimed of ['', 'unknown', '198.51.100.4.5', "'; --"]) expect(networkOf(claimed)).toBe(CDN);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:198.51.100.4', '198.51.100.4'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('has a /48 around it if it is one of IPv6', () => {
    expect(widerNetworkOf(networkOf('2001:DB8:1:2::9') ?? '')).toBe('2001:db8:1::/48');
    expect(widerNetworkOf(networkOf('::1') ?? '')).toBe('0:0:0::/48');
    for (const network of ['198.51.100.4', 'unknown', '']) expect(widerNetworkOf(network)).toBeNull();
  });

  it('is unknown without any address in the emulators', () => {
    expect(clientNetwork({})).toBe(process.env.FIRESTORE_EMULATOR_HOST === undefined ? '' : null);
  });
});
