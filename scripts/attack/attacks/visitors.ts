import { recordListings } from '#server/features/intake/recording/index.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import type { Instance } from '../instance.ts';

/** Invalid parameters, one at a time. */
const WRONG: readonly Readonly<Record<string, string>>[] = [
  { scope: 'openid' },
  { prompt: 'none' },
  { code_challenge: '' },
  { response_type: 'token' },
  { resource: 'https://x.example' },
];

/** Item 5: an app registers its own address and makes our server redirect people there before they have consented. */
export async function openRedirect({ app }: Instance): Promise<string[]> {
  const redirect = 'https://kotu.example/geri';
  const payload = { redirect_uris: [redirect], client_name: 'Kötü' };
  const registered = await app.inject({ method: 'POST', url: '/oauth2/register', payload });
  const clientId = registered.json().client_id;
  if (!clientId) return ['no app was registered: the attack did not begin'];
  const faults: string[] = [];
  for (const wrong of WRONG) {
    const asked = {
      client_id: clientId,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'listings',
      state: 'a',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      ...wrong,
    };
    const answer = await app.inject({ url: `/oauth2/authorize?${new URLSearchParams(asked)}` });
    const location = String(answer.headers.location ?? '');
    if (/^https?:\/\/kotu\./.test(location)) faults.push(`${JSON.stringify(wrong)} leads to ${location}`);
  }
  return faults;
}

/** Item 14: opens listings from one address and discards the cookie that counts them. */
export async function droppedCookies({ app, deps }: Instance): Promise<string[]> {
  await recordListings(
    deps,
    Array.from({ length: 40 }, () => makeListingRecord({ endDate: null })),
  );
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties order by id limit 40');
  let opened = 0;
  for (const { id } of rows) {
    const { statusCode } = await app.inject({ url: `/api/properties/${id}`, remoteAddress: '203.0.113.77' });
    if (statusCode === 200) opened += 1;
  }
  return opened > 0 && opened < 30 ? [] : [`${opened} of 40 listings were opened from one address without a cookie`];
}
