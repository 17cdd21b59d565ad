import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { readFileSync } from 'node:fs';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { getCACertificates } from 'node:tls';
import { buildConnector } from 'undici';
import { FetchError } from './polite-fetch-error.ts';

const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Includes loopback, link-local and unique-local addresses, and prefixes that can hide an IPv4 address. */
const PRIVATE_IPV6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];
const privateAddresses = { 4: listOf(PRIVATE_IPV4, 'ipv4'), 6: listOf(PRIVATE_IPV6, 'ipv6') };

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** True for an address on the public internet: not loopback, link-local, private, reserved or multicast. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateAddresses[4].check(address, 'ipv4');
  if (family === 6) return !privateAddresses[6].check(address.replace(/%.*$/, ''), 'ipv6');
  return false;
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
