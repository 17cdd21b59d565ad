import { describe, expect, it } from 'vitest';
import { networkOf, wideNetworkOf } from './keyed-hash.ts';

describe('networkOf', () => {
  it.each([
    ['85.100.1.1', '85.100.1.1'],
    ['::ffff:85.100.1.1', '85.100.1.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['', ''],
  ])('%s → %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('a wide network is the range within which a customer can change addresses', () => {
  expect(wideNetworkOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('::ffff:203.0.113.9')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('2001:db8:1:2::3')).toBe('2001:db8:1::/48');
});
