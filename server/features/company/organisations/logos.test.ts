import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { decoders } from '#server/platform/decoders/decoders.ts';
import type { Caller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newColleague, newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const testApp = await openTestApp({ SAMPLE_SIZE: '0' });
const { deps, app } = testApp;
afterAll(() => deps.close());
afterAll(() => decoders.end());
const company = await newCompany(testApp);
const path = `/api/organisations/${company.id}/logo`;

const picture = (width: number, height: number, background = '#0b5a6b') =>
  sharp({ create: { width, height, channels: 4, background } });
const send = (payload: Buffer, { headers }: Caller = company.owner, url = path) =>
  app.inject({ method: 'POST', url, payload, headers: { ...headers, 'content-type': 'application/octet-stream' } });
const see = ({ headers }: Caller = company.owner) => app.inject({ url: path, headers });

it('a picture becomes the logo, redrawn within its bounds, until it is removed', async () => {
  const withPlace = await picture(1600, 400)
    .withExif({ IFD0: { Copyright: 'gizli yer' } })
    .jpeg()
    .toBuffer();
  expect((await send(withPlace)).statusCode).toBe(200);
  const logo = (await see(await newColleague(testApp, company, 'reader'))).rawPayload;
  const { format, width, height } = await sharp(logo).metadata();
  expect([format, width, height]).toEqual(['png', 640, 160]);
  expect(logo.includes('gizli yer')).toBe(false);
  const { json } = await company.owner.call('GET', `/api/organisations/${company.id}`);
  expect(json.logoChangedAt).toBe(TEST_NOW.toISOString());
  expect((await company.owner.call('DELETE', path)).status).toBe(200);
  expect((await see()).statusCode).toBe(404);
});

const mark = (colour: string, shape = '<circle cx="50" cy="50" r="30"/>') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><g fill="${colour}">${shape}</g></svg>`,
  );

it.each([
  ['a white mark that was cut out stands on dark', mark('#fff'), [28, 36, 48]],
  ['a dark one stands on white', mark('#0b5a6b'), [255, 255, 255]],
  [
    'a white card with round corners stays on white',
    mark('#fff', '<rect width="100" height="100" rx="12"/>'),
    [255, 255, 255],
  ],
])('%s', async (_, svg, corner) => {
  await send(await sharp(svg).png().toBuffer());
  const { data } = await sharp((await see()).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual(corner);
  await company.owner.call('DELETE', path);
});

it('the logo and the name are on the first page of the organisation’s reports', async () => {
  const report = () =>
    app.inject({ url: `/api/organisations/${company.id}/report.pdf`, headers: company.owner.headers });
  const before = (await report()).rawPayload.length;
  await send(await picture(300, 100).webp().toBuffer());
  const { statusCode, rawPayload } = await report();
  expect(statusCode).toBe(200);
  expect(rawPayload.length).toBeGreaterThan(before);
  expect(rawPayload.includes('/Subtype /Image')).toBe(true);
});

it.each<[string, Buffer | Promise<Buffer>]>([
  ['a text', Buffer.from('logo')],
  [
    'an SVG, which can hold programs',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
  ],
  [
    'an SVG that says in a comment that it is a WebP',
    Buffer.from('<!--aaaaWEBP--><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
  ],
  ['a GIF', picture(50, 50).gif().toBuffer()],
  ['hardly a pixel', picture(50, 5).png().toBuffer()],
  [
    'half a picture',
    picture(900, 900)
      .png({ compressionLevel: 0 })
      .toBuffer()
      .then((whole) => whole.subarray(0, 20_000)),
  ],
  ['more pixels than memory holds', picture(5500, 5500).png().toBuffer()],
])('%s is refused', async (_, content) => {
  expect((await send(await content)).json()).toMatchObject({ code: 'UNUSABLE_FILE', field: 'file' });
});

it('only owners and managers of a running organisation can set it, up to one megabyte', async () => {
  const content = await picture(100, 100).png().toBuffer();
  expect((await send(content, await newColleague(testApp, company, 'manager'))).statusCode).toBe(200);
  expect((await send(content, await newColleague(testApp, company, 'member'))).statusCode).toBe(403);
  const over = await newCompany(testApp, TEST_NOW);
  const overs = `/api/organisations/${over.id}/logo`;
  expect((await send(content, over.owner, overs)).json().code).toBe('ORGANISATION_OVER');
  expect((await send(content, company.owner, overs)).statusCode).toBe(404);
  expect((await send(Buffer.alloc(1024 ** 2 + 1))).statusCode).toBe(413);
});
