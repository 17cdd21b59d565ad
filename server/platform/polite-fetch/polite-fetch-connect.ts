import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { readFileSync } from 'node:fs';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { getCACertificates } from 'node:tls';
import { buildConnector } from 'undici';
import { FetchError } from './polite-fetch-error.ts';

/** IANA's IPv4 special-purpose registry, multicast and the reserved block. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** IPv6 prefixes that contain an IPv4 address and lead to it: mapped addresses, and those of a network's NAT64. */
const IPV4_CARRIERS = ['::ffff:', '64:ff9b::'];
/** All ranges that IANA assigns to networks; excludes loopback, link-local, unique-local and multicast addresses. */
const GLOBAL_IPV6 = ['2000::/3', ...IPV4_CARRIERS.map((prefix) => `${prefix}0.0.0.0/96`)];
/** IANA's IPv6 special-purpose registry inside `GLOBAL_IPV6`, and the IPv6 forms of the special IPv4 addresses. */
const SPECIAL_IPV6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  ...IPV4_CARRIERS.flatMap((prefix) => SPECIAL_IPV4.map((range) => carriedBy(prefix, range))),
];
const special = { 4: listOf(SPECIAL_IPV4, 'ipv4'), 6: listOf(SPECIAL_IPV6, 'ipv6') };
const globalIpv6 = listOf(GLOBAL_IPV6, 'ipv6');

function carriedBy(prefix: string, range: string): string {
  const [network = '', bits] = range.split('/');
  return `${prefix}${network}/${96 + Number(bits)}`;
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/**
 * Returns whether an address is on the public internet: not loopback, link-local, private, reserved or multicast, and
 * not an IPv6 address that contains one of these.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special[4].check(address, 'ipv4');
  // A zone (`%eth0`) refers to a network interface of this machine.
  if (family !== 6 || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !special[6].check(address, 'ipv6');
}

export type ConnectSettings = {
  readonly connectTimeoutMs: number;
  /** Entries `host:port` that may be called even if their address is private. */
  readonly privateHosts: readonly string[];
  /** Files with certificates (PEM) that are trusted in addition to the default ones. */
  readonly extraCaFiles: readonly string[];
};

/**
 * Connects to public addresses only. The check uses the same DNS result as the connection, so a host name can't pass
 * the check with one address and connect to another. Certificates are always verified.
 */
export function checkedConnector(settings: ConnectSettings): buildConnector.connector {
  const extra = settings.extraCaFiles.map((path) => readFileSync(path, 'utf8'));
  const options = {
    allowH2: false,
    timeout: settings.connectTimeoutMs,
    ...(extra.length > 0 && { ca: [...getCACertificates('default'), ...extra] }),
  };
  const anywhere = buildConnector(options);
  const publicOnly = buildConnector({ ...options, lookup: lookupPublic });
  const allowed = new Set(settings.privateHosts);
  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    if (allowed.has(`${host}:${port}`)) anywhere(target, callback);
    // An IP address is not looked up in DNS, so it is checked here.
    else if (isIP(host) && !isPublicAddress(host)) callback(privateAddressError(host), null);
    else publicOnly(target, callback);
  };
}

const lookupPublic: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, '');
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(privateAddressError(hostname), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function privateAddressError(host: string): FetchError {
  return new FetchError('forbidden', `${host}: özel ya da yerel bir adrese bağlanılmaz`);
}
