import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { startFileServer } from '#tests/support/file-server.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { makePhoto } from '#tests/support/open-mirror-test.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const source = await startFileServer();
const hidden = await startFileServer();
const settings = { COLLECT_PRIVATE_HOSTS: new URL(source.url).host, COLLECT_PAUSE_MS: '0' };
const { app, deps } = await openTestApp(settings, { isAlone: true });
const pdf = Buffer.from('%PDF-1.7\nsatış ilanı\n%%EOF');
const premium = await newCaller(app);
await payForPremium(deps, premium.id);
afterAll(async () => {
  await deps.close();
  await source.close();
  await hidden.close();
});
beforeEach(() => {
  source.answers.clear();
  source.asked.length = 0;
});

let listings = 0;
/** A listing whose files no job has fetched. */
async function listing(given: Parameters<typeof makeListingRecord>[0]): Promise<number> {
  listings += 1;
  await recordListings(deps, [makeListingRecord({ ...given, sourceKey: `on-demand-${listings}` })]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [
    `on-demand-${listings}`,
  ]);
  return Number(rows[0].id);
}
const askedFiles = () => source.asked.filter((path) => path !== '/robots.txt');

describe('a document that our store does not have yet (D47)', () => {
  it('is fetched once when it is first opened, and served from our store from then on', async () => {
    source.answers.set('/ilan.pdf', { body: pdf });
    const id = await listing({ documentFiles: [`${source.url}/ilan.pdf`] });
    const open = () => premium.call('POST', `/api/properties/${id}/documents/0`, {});
    const answers = await Promise.all([open(), open(), open()]);
    const [address] = new Set(answers.map(({ json }) => json.address));
    expect(address).toMatch(/^\/files\/locked\/.+\/ilan\.pdf$/);
    expect((await app.inject({ url: address })).rawPayload).toEqual(pdf);
    expect(askedFiles()).toEqual(['/ilan.pdf']);
    expect((await premium.call('GET', `/api/properties/${id}`)).json.documentFiles).toEqual([address]);
  });

  it('is not fetched for a visitor, and for a free member only once a day (D28)', async () => {
    source.answers.set('/rapor.pdf', { body: pdf });
    const id = await listing({ documentFiles: [`${source.url}/rapor.pdf`, `${source.url}/ek.pdf`] });
    const visitor = await app.inject({ method: 'POST', url: `/api/properties/${id}/documents/0`, payload: {} });
    expect([visitor.statusCode, askedFiles()]).toEqual([403, []]);
    const member = await newCaller(app);
    const { json } = await member.call('POST', `/api/properties/${id}/documents/0`, {});
    expect(json.address).toMatch(/^\/files\/locked\//);
    expect((await member.call('POST', `/api/properties/${id}/documents/1`, {})).status).toBe(403);
    expect(askedFiles()).toEqual(['/rapor.pdf']);
  });

  it('keeps its own address when its source does not deliver it, and is not requested again at once', async () => {
    const address = `${source.url}/yok.pdf`;
    const id = await listing({ documentFiles: [address] });
    for (let times = 0; times < 2; times += 1)
      expect(await premium.call('POST', `/api/properties/${id}/documents/0`, {})).toEqual({
        status: 200,
        json: { address },
      });
    expect(askedFiles()).toEqual(['/yok.pdf']);
  });

  it('is never fetched from inside our own network', async () => {
    hidden.answers.set('/gizli.pdf', { body: pdf });
    const address = `${hidden.url}/gizli.pdf`;
    const id = await listing({ documentFiles: [address] });
    expect((await premium.call('POST', `/api/properties/${id}/documents/0`, {})).json).toEqual({ address });
    expect(hidden.asked).toEqual([]);
  });
});

describe('a picture that our store does not have yet (D47)', () => {
  const shown = (id: number, url: string) =>
    app.inject({ url: `/files/waiting-pictures/${id}?url=${encodeURIComponent(url)}` });

  it('is fetched when it is shown, and the browser is redirected to our copy', async () => {
    source.answers.set('/1.jpg', { body: await makePhoto('#753'), type: 'image/jpeg' });
    const id = await listing({ imageUrl: `${source.url}/1.jpg` });
    const { statusCode, headers } = await shown(id, `${source.url}/1.jpg`);
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/files\/pictures\/.+-800\.webp$/)]);
    expect((await app.inject({ url: String(headers.location) })).headers['content-type']).toBe('image/webp');
  });

  it('is fetched only if the listing names it', async () => {
    source.answers.set('/2.jpg', { body: await makePhoto('#357'), type: 'image/jpeg' });
    const id = await listing({ imageUrl: null });
    expect([(await shown(id, `${source.url}/2.jpg`)).statusCode, askedFiles()]).toEqual([404, []]);
  });
});
