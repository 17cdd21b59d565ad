import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Deps } from '../deps.ts';
import { readSessionSecret } from './session-secret.ts';

/** Hashes e-mail and network addresses. Such a hash can't be made or guessed without the installation's secret. */
export async function keyedHash(deps: Pick<Deps, 'config'>, text: string): Promise<string> {
  const secret = await readSessionSecret(deps.config);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** The caller's network as a keyed hash. */
export function addressHashOf(deps: Pick<Deps, 'config'>, address: string): Promise<string> {
  return keyedHash(deps, `network ${networkOf(address)}`);
}

/**
 * The part of an address that belongs to one connection: a whole IPv4 address, or the first half of an IPv6 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split('%')[0] ?? '';
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The range of addresses that one provider's customer can easily use: /24 for IPv4, /48 for IPv6. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
