import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { afterAll, expect, it } from 'vitest';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import {
  decide,
  freeOrigin,
  listTools,
  postForm,
  REDIRECT,
  requestIn,
  TestProvider,
} from '#tests/support/companies/app-callers.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';

cheapHashes();
const origin = await freeOrigin();
const { deps, app } = await openTestApp({ PUBLIC_ORIGIN: origin });
await app.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
afterAll(() => deps.close());
const company = await newCompany({ deps, app });
await storeListings(deps, {
  auctionId: 'app-1',
  title: 'Ankara’da daire',
  il: 'Ankara',
  ilce: 'Çankaya',
  tur: 'Daire',
});

const newTransport = (authProvider: TestProvider) =>
  new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider });
const newClient = () => new Client({ name: 'deneme', version: '1.0.0' });

it('the reference client of the protocol connects with only the address, and works until it is revoked', async () => {
  const provider = new TestProvider();
  const transport = newTransport(provider);
  await expect(newClient().connect(transport)).rejects.toThrow(UnauthorizedError);

  const asked = provider.asked;
  expect(asked?.origin + (asked?.pathname ?? '')).toBe(`${origin}/oauth2/authorize`);
  expect(asked?.searchParams.get('resource')).toBe(`${origin}/mcp`);
  const page = await fetch(asked ?? '', { redirect: 'manual' });
  const request = requestIn(new URL(page.headers.get('location') ?? '', origin));

  const shown = await company.owner.call('POST', '/api/connected-apps/request', { request });
  expect(shown).toEqual({
    status: 200,
    json: {
      appName: 'Deneme asistanı',
      redirectHost: 'asistan.example',
      isLocal: false,
      scopes: ['listings', 'locked'],
    },
  });
  const { status, json } = await decide(company.owner, request, company.id);
  expect(status, JSON.stringify(json)).toBe(200);
  const answer = new URL(json.address);
  expect(answer.origin + answer.pathname).toBe(REDIRECT);
  expect(Object.fromEntries(answer.searchParams)).toMatchObject({ state: 'durum-123', iss: origin });

  await transport.finishAuth(answer.searchParams);
  const client = newClient();
  await client.connect(newTransport(provider));
  const { structuredContent } = await client.callTool({ name: 'search_listings', arguments: { query: 'Ankara' } });
  expect(structuredContent).toMatchObject({ total: 1 });
  await client.close();

  // When the access token has expired, the client fetches the next one by itself.
  const first = provider.tokens();
  await deps.db.$client.query('delete from oauth_access_tokens');
  const renewed = newClient();
  await renewed.connect(newTransport(provider));
  expect((await renewed.listTools()).tools).toHaveLength(9);
  await renewed.close();
  const tokens = provider.tokens();
  expect(tokens?.refresh_token).not.toBe(first?.refresh_token);

  const revoked = await postForm(app, '/oauth2/revoke', {
    token: tokens?.refresh_token ?? '',
    token_type_hint: 'refresh_token',
    client_id: provider.clientInformation()?.client_id ?? '',
  });
  expect(revoked.status).toBe(200);
  expect((await listTools(app, tokens?.access_token ?? '')).statusCode).toBe(401);
  await expect(newClient().connect(newTransport(provider))).rejects.toThrow(UnauthorizedError);
  const { json: listed } = await company.owner.call('GET', `/api/organisations/${company.id}/connected-apps`);
  expect(listed.apps).toEqual([]);
});
