import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSite } from '#tests/support/fakes/fake-site.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import type { PoliteFetch } from './polite-fetch.ts';
import { isPublicAddress } from './polite-fetch-connect.ts';
import { UnreadableAnswerError } from './polite-fetch-error.ts';

let site: FakeSite;
let fetch: PoliteFetch;
beforeEach(async () => {
  site = await new FakeSite(({ path }) => (path === '/robots.txt' ? { status: 404 } : { body: 'merhaba' })).open();
  fetch = testFetch([site.host]);
});
afterEach(async () => {
  await fetch.close();
  await site.close();
});

const get = (path: string, more: { signal?: AbortSignal; maxBytes?: number; from?: PoliteFetch } = {}) =>
  (more.from ?? fetch).request({
    url: path.startsWith('http') ? path : `${site.origin}${path}`,
    ...(more.signal && { signal: more.signal }),
    ...(more.maxBytes !== undefined && { maxBytes: more.maxBytes }),
    read: (answer) => answer.text(),
  });
const callsTo = (path: string) => site.calls.filter((call) => call.path === path);

describe('politeness', () => {
  it('identifies the caller and its contact', async () => {
    expect(await get('/a')).toBe('merhaba');
    expect(site.calls.at(-1)?.headers['user-agent']).toBe('Peyda/0.1 (+https://peyda.example)');
  });

  it('makes one call at a time, with a pause after each, however many are requested', async () => {
    const slow = testFetch([site.host], { pauseMs: 60 });
    site.quirk = ({ path }) => (path === '/robots.txt' ? undefined : { body: 'x', delayMs: 10 });
    await Promise.all(['/a', '/b', '/c', '/d'].map((path) => get(path, { from: slow })));
    expect(site.mostAtOnce).toBe(1);
    const gaps = site.times.slice(1).map((time, index) => time - (site.times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(55);
    await slow.close();
  });

  it('a failed call is retried at most three times', async () => {
    site.quirk = ({ path, count }) => (path === '/a' && count < 4 ? { status: 503 } : undefined);
    expect(await get('/a')).toBe('merhaba');
    site.quirk = ({ path }) => (path === '/b' ? { status: 500 } : undefined);
    await expect(get('/b')).rejects.toMatchObject({ fault: 'status', status: 500 });
    expect(callsTo('/b')).toHaveLength(4);
  });

  it('a permanent failure is not retried', async () => {
    site.quirk = ({ path }) => (path === '/a' ? { status: 404 } : undefined);
    await expect(get('/a')).rejects.toMatchObject({ fault: 'status', status: 404 });
    expect(callsTo('/a')).toHaveLength(1);
  });

  it('Retry-After is obeyed by all callers of that host', async () => {
    site.quirk = ({ path, count }) =>
      path === '/a' && count === 1 ? { status: 429, headers: { 'retry-after': '1' } } : undefined;
    await get('/warm');
    const began = performance.now();
    await Promise.all([get('/a'), get('/b')]);
    expect(performance.now() - began).toBeGreaterThan(900);
    const order = site.calls.map(({ path }) => path);
    expect(order.slice(0, 3)).toEqual(['/robots.txt', '/warm', '/a']);
  });

  it('a Retry-After above our limit ends the call without a retry', async () => {
    site.quirk = ({ path }) => (path === '/a' ? { status: 503, headers: { 'retry-after': '86400' } } : undefined);
    await expect(get('/a')).rejects.toMatchObject({ status: 503 });
    expect(callsTo('/a')).toHaveLength(1);
  });

  it('robots.txt is obeyed, including its Crawl-delay, and read once', async () => {
    site.quirk = ({ path }) =>
      path === '/robots.txt' ? { body: 'User-agent: Peyda\nDisallow: /gizli\nCrawl-delay: 0.2' } : undefined;
    await expect(get('/gizli/x')).rejects.toMatchObject({ fault: 'robots' });
    await get('/a');
    const began = performance.now();
    await get('/b');
    expect(performance.now() - began).toBeGreaterThan(150);
    expect(site.calls.map(({ path }) => path)).toEqual(['/robots.txt', '/a', '/b']);
  });

  it('a site whose robots.txt can’t be read is not called', async () => {
    site.quirk = ({ path }) => (path === '/robots.txt' ? { status: 500 } : undefined);
    await expect(get('/a')).rejects.toMatchObject({ status: 500 });
    expect(callsTo('/a')).toHaveLength(0);
  });
});

describe('caution', () => {
  it.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://localhost:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://2130706433:1/',
    'http://0x7f.1:1/',
  ])('no connection is made to %s', async (url) => {
    await expect(get(url)).rejects.toMatchObject({ fault: 'forbidden' });
  });

  it('no connection is made to an address from a redirect or from the site itself either', async () => {
    const inner = await new FakeSite(() => ({ body: 'gizli' })).open();
    site.quirk = ({ path }) =>
      path === '/a' ? { status: 302, headers: { location: `${inner.origin}/x` } } : undefined;
    await expect(get('/a')).rejects.toMatchObject({ fault: 'forbidden' });
    expect(inner.calls).toEqual([]);
    await inner.close();
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/', 'http://user:pw@example.com/'])('%s is refused', async (url) => {
    site.quirk = ({ path }) => (path === '/a' ? { status: 302, headers: { location: url } } : undefined);
    await expect(get('/a')).rejects.toMatchObject({ fault: 'forbidden' });
  });

  it('redirects are followed a limited number of times, and cookies are not sent to other sites', async () => {
    const other = await new FakeSite(() => ({ body: 'diğer' })).open();
    const both = testFetch([site.host, other.host]);
    site.quirk = ({ path }) => {
      if (path === '/a') return { status: 302, headers: { location: `${other.origin}/x` } };
      return path === '/round' ? { status: 302, headers: { location: '/round' } } : undefined;
    };
    const headers = { cookie: 'a=b', 'x-kept': '1' };
    expect(await both.request({ url: `${site.origin}/a`, headers, read: (answer) => answer.text() })).toBe('diğer');
    expect(other.calls.at(-1)?.headers).toMatchObject({ 'x-kept': '1' });
    expect(other.calls.at(-1)?.headers.cookie).toBeUndefined();
    await expect(get('/round')).rejects.toMatchObject({ fault: 'forbidden' });
    await both.close();
    await other.close();
  });

  it('an answer is read only up to the limit, compressed or not', async () => {
    const zeros = Buffer.alloc(1_000_000);
    site.quirk = ({ path }) => {
      if (path === '/plain') return { body: zeros };
      return path === '/packed' ? { body: gzipSync(zeros), headers: { 'content-encoding': 'gzip' } } : undefined;
    };
    await expect(get('/plain', { maxBytes: 10_000 })).rejects.toMatchObject({ fault: 'tooLarge' });
    await expect(get('/packed', { maxBytes: 10_000 })).rejects.toMatchObject({ fault: 'tooLarge' });
    expect(await get('/packed')).toHaveLength(1_000_000);
  });

  it('a trickling answer is given up', async () => {
    const hasty = testFetch([site.host], { totalTimeoutMs: 300, retries: 0 });
    site.quirk = ({ path }) => (path === '/a' ? { body: 'x'.repeat(10_000), drip: 20 } : undefined);
    await expect(get('/a', { from: hasty })).rejects.toMatchObject({ fault: 'timeout' });
    await hasty.close();
  });

  it('a truncated body is requested again', async () => {
    site.quirk = ({ path, count }) => (path === '/a' && count === 1 ? { body: 'merhaba', cutAfter: 3 } : undefined);
    expect(await get('/a')).toBe('merhaba');
  });

  it('an answer that its reader can’t use is requested again', async () => {
    let reads = 0;
    const answer = fetch.request({
      url: `${site.origin}/a`,
      read: async () => {
        reads += 1;
        if (reads < 3) throw new UnreadableAnswerError('bozuk');
        return reads;
      },
    });
    expect(await answer).toBe(3);
  });
});

it('an abort ends a call at any stage, and lets the next one through', async () => {
  site.quirk = ({ path }) => (path === '/slow' ? { body: 'x', delayMs: 3000 } : undefined);
  await get('/warm');
  const stopping = new AbortController();
  const calls = [get('/slow', { signal: stopping.signal }), get('/waiting', { signal: stopping.signal })];
  setTimeout(() => stopping.abort(), 50);
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get('/a')).toBe('merhaba');
  expect(callsTo('/waiting')).toEqual([]);
});

it.each([
  ['IPv4', '8.8.8.8 193.140.0.1 192.0.1.1 100.128.0.1 172.32.0.1 198.20.0.1 223.255.255.255'],
  ['IPv6', '2606:4700::1111 2001:4860:4860::8888 2a00:1450:4001:80b::200e 2620:fe::fe'],
  ['IPv4 carried by IPv6', '::ffff:8.8.8.8 ::ffff:808:808 64:ff9b::8.8.8.8'],
])('public addresses are called: %s', (_, addresses) => {
  expect(addresses.split(' ').filter((address) => !isPublicAddress(address))).toEqual([]);
});

it.each([
  ['this machine and none', '0.0.0.0 0.1.2.3 127.0.0.1 127.255.255.254 :: ::1'],
  ['private networks', '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 100.64.1.1 100.127.255.255 fd00::1 fc00::1'],
  ['one link', '169.254.169.254 fe80::1 fe80::1%eth0 febf::1 fec0::1 2606:4700::1111%eth0'],
  ['documentation', '192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1 3fff:fff::1'],
  [
    'protocols and benchmarks',
    '192.0.0.1 192.0.0.170 198.18.0.1 198.19.255.255 2001:2::1 2001:1::1 2001:20::1 100::1 100:0:0:1::1 5f00::1',
  ],
  ['servers for all networks', '192.31.196.1 192.52.193.1 192.175.48.1 2001:3::1 2001:4:112::1 2620:4f:8000::1'],
  ['relays and tunnels', '192.88.99.1 2002:7f00:1::1 2002:808:808::1 2001::1 2001:0:53aa:64c::1'],
  ['multicast and reserved', '224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 ff02::1 4000::1 e000::1'],
  ['IPv4 in IPv6', '::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe ::ffff:0:127.0.0.1 ::ffff:0:8.8.8.8'],
  [
    'IPv4 behind a translator',
    '64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b::c058:6301 64:ff9b:1::10.0.0.1 64:ff9b:1::8.8.8.8',
  ],
  ['what is no address', 'x 1.2.3 2130706433 0x7f.1 [::1] 1.2.3.4/8 :::1'],
])('addresses that are not on the public internet are not called: %s', (_, addresses) => {
  expect(addresses.split(' ').filter(isPublicAddress)).toEqual([]);
});
