import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFindings } from '#server/features/market/document-findings/index.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => deps.close());
const company = await newCompany({ deps, app });
const keyHeaders = async (...scopes: KeyScope[]) => ({
  authorization: `Bearer ${(await newKey(company, { scopes })).key}`,
});
await storeListings(deps, {
  auctionId: 'mcp-1',
  title: 'Ankara Çankaya’da 3+1 daire',
  il: 'Ankara',
  ilce: 'Çankaya',
  tur: 'Daire',
  price: 2_000_000,
  description: `Taşınmaz üçüncü kattadır. ${'Merkezi ısıtmalıdır. '.repeat(40)}`,
  documentFiles: ['https://belge.example/satis-ilani.pdf'],
});
const id = Number((await deps.db.$client.query('select max(id) as id from properties')).rows[0].id);

async function connect(headers: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'deneme', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }));
  return client;
}

/** The parsed result of a tool call. */
async function ask(client: Client, name: string, given: Record<string, unknown>) {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given });
  // biome-ignore lint/suspicious/noExplicitAny: an answer that the test looks into
  return { isError, said: structuredContent as any, text: JSON.stringify(content) };
}

describe('the tools for language models', () => {
  it('are few, described in Turkish, and read-only', async () => {
    const client = await connect(await keyHeaders('listings'));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_listings',
      'get_listing',
      'list_documents',
      'list_findings',
      'get_deadlines',
      'get_costs',
      'get_comparables',
      'get_outcomes',
      'list_changes',
    ]);
    for (const { title, description, annotations, inputSchema, outputSchema } of tools) {
      expect(`${title} ${description}`).toMatch(/[ıİğşçöü]/);
      expect(annotations?.readOnlyHint).toBe(true);
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
    }
    await client.close();
  });

  it('search in plain Turkish, read a listing, its dates, costs and changes', async () => {
    const client = await connect(await keyHeaders('listings', 'locked'));
    const { said: found } = await ask(client, 'search_listings', { query: 'Ankara’da 3 milyon altı daire' });
    expect(found).toMatchObject({ total: 1, page: 1, pages: 1, listings: [{ id, province: 'Ankara' }] });
    expect(found.understood).toContain('Ankara');
    expect(found.listings[0].isSecondAuction).toBe(false);
    const { said: listing } = await ask(client, 'get_listing', { id });
    expect(listing).toMatchObject({ id, locked: [], url: `${origin}/ilan/${id}` });
    expect(listing.text).toContain('Merkezi ısıtmalıdır');
    expect((await ask(client, 'list_documents', { id })).said).toMatchObject({
      isLocked: false,
      documents: [{ subject: 'Satış ilanı', kind: 'pdf', address: 'https://belge.example/satis-ilani.pdf' }],
    });
    const { said: deadlines } = await ask(client, 'get_deadlines', { id });
    expect(deadlines.dates.map(({ article }: { article: string }) => article)).toEqual(
      expect.arrayContaining([expect.stringContaining('İİK')]),
    );
    const { said: costs } = await ask(client, 'get_costs', { id, bid: 1_500_000 });
    expect(costs.legal.find(({ label }: { label: string }) => label === 'Açılış bedeli').sum).toBe('₺1.000.000');
    expect(costs.costs.find(({ label }: { label: string }) => label === 'Hesaplanan teklif').text).toBe('₺1.500.000');
    expect((await ask(client, 'list_changes', { id })).said).toMatchObject({ id, versions: 1, changes: [] });
    await client.close();
  });

  it('read findings with their places, or without the scope only their number', async () => {
    await storeListings(deps, { auctionId: 'mcp-2', il: 'İzmir' });
    const { rows } = await deps.db.$client.query(`select id::int from properties where auction_id = 'mcp-2'`);
    const [{ id: propertyId }] = rows;
    const page = 'BİLİRKİŞİ RAPORU Taşınmaz üzerinde 1. derece ipotek vardır.';
    await givePapers(deps, [{ propertyId, pages: [page] }]);
    await makeFindings(deps);
    const client = await connect(await keyHeaders('listings', 'locked'));
    const { said } = await ask(client, 'list_findings', { id: propertyId });
    expect(said.findings).toMatchObject([
      { field: 'pledge', sentence: expect.stringContaining('ipotek'), place: { name: 'rapor.pdf', page: 1 } },
    ]);
    expect(said.findings[0].place.address.startsWith(origin)).toBe(true);
    const other = await connect(await keyHeaders('listings'));
    expect((await ask(other, 'list_findings', { id: propertyId })).said).toMatchObject({
      isLocked: true,
      findingCount: 1,
      findings: [],
    });
    await Promise.all([client.close(), other.close()]);
  });

  it('return comparable sales with the scope, how auctions ended, and no round that no source states', async () => {
    const lot = { il: 'Bolu', ilce: 'Merkez', tur: 'Daire', price: 1_000_000 } as const;
    const sold = { ...lot, status: 'sold', soldPrice: 700_000, endDate: inDays(-40) } as const;
    await storeListings(deps, { ...lot, auctionId: 'mcp-3', roundIsDerived: true }, sold, {
      ...sold,
      soldPrice: 800_000,
    });
    const { rows } = await deps.db.$client.query(`select id::int from properties where auction_id = 'mcp-3'`);
    const given = { id: rows[0].id };
    const client = await connect(await keyHeaders('listings', 'locked'));
    const { said } = await ask(client, 'get_comparables', given);
    expect(said).toMatchObject({ ...given, count: 2, isLocked: false, estimate: null, reason: 'tooFew' });
    const prices = said.comparables.map(({ soldPrice }: { soldPrice: number }) => soldPrice);
    expect(new Set(prices)).toEqual(new Set([700_000, 800_000]));
    expect(said.comparables[0].url).toBe(`${origin}/ilan/${said.comparables[0].id}`);
    expect((await ask(client, 'get_outcomes', given)).said).toMatchObject({ auctions: [{ outcome: 'open' }] });
    expect((await ask(client, 'get_listing', given)).said.isSecondAuction).toBeNull();
    const other = await connect(await keyHeaders('listings'));
    expect((await ask(other, 'get_comparables', given)).said).toMatchObject({
      count: 2,
      isLocked: true,
      comparables: [],
    });
    expect((await ask(other, 'get_outcomes', { id: 999_999_999 })).isError).toBe(true);
    await Promise.all([client.close(), other.close()]);
  });

  it('report what is wrong instead of failing, and withhold what the key may not see', async () => {
    const client = await connect(await keyHeaders('listings'));
    const missing = await ask(client, 'get_listing', { id: 999_999_999 });
    expect(missing.isError).toBe(true);
    expect(missing.text).toContain('ilan');
    const { said } = await ask(client, 'get_listing', { id });
    expect(said.text).toBeNull();
    expect(said.locked).toEqual(expect.arrayContaining(['description', 'documentFiles']));
    expect((await ask(client, 'list_documents', { id })).said).toMatchObject({
      isLocked: true,
      documents: [{ subject: 'Satış ilanı', address: null }],
    });
    expect((await ask(client, 'get_costs', { id })).said.costs).toBeNull();
    await expect(client.callTool({ name: 'get_listing', arguments: { id: 'bir' } })).resolves.toMatchObject({
      isError: true,
    });
    await client.close();
  });
});

describe('the address of the tools', () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const accept = 'application/json, text/event-stream';
  const post = async (headers: Record<string, string>, payload: object | string = body) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept, 'content-type': 'application/json', ...headers },
      payload,
    });

  it('requires a key with the scope', async () => {
    const refused = await post({});
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toMatch(
      /^Bearer realm="Peyda API", resource_metadata="[^"]+", scope="[^"]+"$/,
    );
    const asMember = await post(company.owner.headers);
    expect([asMember.statusCode, asMember.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(/error="invalid_token"$/),
    ]);
    expect((await post(await keyHeaders('locked'))).json()).toMatchObject({ code: 'KEY_SCOPE' });
  });

  it('refuses pages of other sites, and has no sessions', async () => {
    const headers = await keyHeaders('listings');
    expect((await post({ ...headers, origin: 'https://kotu.example' })).statusCode).toBe(403);
    for (const method of ['GET', 'DELETE'] as const)
      expect(await app.inject({ method, url: '/mcp', headers })).toMatchObject({ statusCode: 405 });
  });

  it('answers earlier protocol versions and nonsense without a server error', async () => {
    const headers = await keyHeaders('listings');
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'eski', version: '1' } },
    };
    const greeted = await post(headers, hello);
    expect([greeted.statusCode, greeted.body.includes('"peyda"')]).toEqual([200, true]);
    for (const payload of [{}, [], { jsonrpc: '2.0', id: 2, method: 'yok' }, '{', '"metin"', 'null']) {
      const { statusCode } = await post(headers, payload);
      expect(statusCode, JSON.stringify(payload)).toBeLessThan(500);
    }
  });
});
