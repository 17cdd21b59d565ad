import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { forgetSharePictures } from '#server/features/intake/mirroring/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { keysOf } from '#tests/support/operations/keys-of.ts';
import { drawListing } from './listing-picture.ts';
import { outlineText, wrapText } from './outlined-text.ts';

const box = { size: 46, weight: '700', width: 650, lines: 3 } as const;

const { deps, app } = await openTestApp({}, { isAlone: true });
afterAll(() => deps.close());

describe('the drawing', () => {
  it('has every Turkish letter and the lira sign as outlines', async () => {
    for (const letter of 'çğıöşüÇĞİÖŞÜâ₺0·') {
      const { d, width } = await outlineText(letter, 40, '400');
      expect(d, letter).toMatch(/^M/);
      expect(width, letter).toBeGreaterThan(4);
    }
  });

  it('contains no text and no markup of the listing', async () => {
    const svg = await drawListing(makeDetail({ title: '</path><script>alert("&")</script>', il: '<b>', ilce: null }));
    expect(svg).not.toMatch(/script|<b>|<text|&/);
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(5);
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ width: 1200, height: 630 });
  });

  it('wraps a long name and shortens the rest with an ellipsis', async () => {
    const long = "Mersin Toroslar Turgut Türkalp Mahallesi'nde ".repeat(6);
    const lines = await wrapText(long, box);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect((await outlineText(line, 46, '700')).width).toBeLessThanOrEqual(650);
    expect(await wrapText('x'.repeat(500), box)).toEqual([expect.stringMatching(/^x+…$/)]);
    expect(await wrapText('', box)).toEqual([]);
  });
});

describe('GET /ilan/{id}/og.png', () => {
  let id: number;
  beforeAll(async () => {
    await recordListings(deps, [makeListingRecord({ title: 'Çok şık ağaç ev 😀 日本', price: null, endDate: null })]);
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
    id = Number(rows[0]?.id);
  });

  it('returns a picture of 1200 × 630 that is cached by its ETag', async () => {
    const answer = await app.inject(`/ilan/${id}/og.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    await expect(sharp(answer.rawPayload).metadata()).resolves.toMatchObject({ width: 1200, height: 630 });
    const etag = String(answer.headers.etag);
    const again = await app.inject({ url: `/ilan/${id}/og.png`, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it('is drawn once, kept in the store, replaced when the listing changes, and deleted with it', async () => {
    const { locked } = deps.files;
    const stored = () => keysOf(locked, `share/${id}`);
    const [first = '', ...others] = await stored();
    expect(others).toEqual([]);
    await locked.put(first, Buffer.from('kept'));
    const another = await buildApp(deps, { pages: false });
    expect((await another.inject(`/ilan/${id}/og.png`)).body).toBe('kept');
    await deps.db.$client.query(`update properties set title = 'Başka bir ad' where id = $1`, [id]);
    const changed = await another.inject(`/ilan/${id}/og.png`);
    await another.close();
    expect(changed.rawPayload.length).toBeGreaterThan(5000);
    const [second = '', ...rest] = await stored();
    expect([rest, second === first]).toEqual([[], false]);

    await locked.put('share/999999999/x.png', Buffer.from('of a deleted listing'));
    expect(await forgetSharePictures(deps)).toEqual({ pictures: 1 });
    expect(await keysOf(locked, 'share')).toEqual([second]);
  });

  it('draws few pictures concurrently and refuses more with Retry-After', async () => {
    const records = Array.from({ length: 14 }, (_, index) => makeListingRecord({ title: `Daire ${index}` }));
    await recordListings(deps, records);
    const { rows } = await deps.db.$client.query<{ id: string }>(
      `select id from properties where title like 'Daire %'`,
    );
    const answers = await Promise.all(rows.map((row) => app.inject(`/ilan/${row.id}/og.png`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
    const [refused] = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused?.headers).toMatchObject({ 'retry-after': '5' });
    expect(refused?.headers['cache-control']).toBeUndefined();
  });

  it.each(['999999999', '0', '-1', 'abc', '9'.repeat(40), '1.5', '%00'])('returns 404 for %s', async (given) => {
    expect((await app.inject(`/ilan/${given}/og.png`)).statusCode).toBe(404);
  });
});
