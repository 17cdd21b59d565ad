import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let token: string;
beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
let now = TEST_NOW.getTime();
/** Moves the clock past the cache entries of a process. */
const later = () => {
  now += 60_000;
  deps.setNow(new Date(now));
};
beforeEach(async () => {
  await deps.db.$client.query('truncate edited_texts restart identity');
  later();
});
afterAll(() => deps.close());

const desk = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/texts${url}`, { token, ...(body && { body }) });
const why = 'Daha açık olsun';
const publish = (source: string, base = 0, name = '/help/belgeler') => desk(name, { source, base, why });
const shown = async (name = 'help/belgeler') => {
  later();
  return (await callApi(app, 'GET', `/api/edited-texts?names=${name}`)).json.texts[name];
};
const ARTICLE = 'Belgeler **sitede** açılır.\n\n## Hangileri?\n\nTeminat {{teminat-orani}} kadardır.';

describe('an edited text', () => {
  it('overrides the file’s words, headings and questions', async () => {
    expect(await shown()).toBeUndefined();
    expect((await publish(ARTICLE)).status).toBe(200);
    expect(await shown()).toMatchObject({
      html: expect.stringContaining('<strong>sitede</strong>'),
      headings: [{ id: 'hangileri', title: 'Hangileri?' }],
      text: expect.stringContaining('{{teminat-orani}}'),
      updatedOn: '2026-11-20',
    });
    await publish('## Nasıl? {popüler}\n\nBöyle.', 0, '/faq/genel');
    expect(await shown('faq/genel')).toMatchObject({ sections: [{ id: 'nasil', title: 'Nasıl?', isPopular: true }] });
    const all = await callApi(app, 'GET', '/api/edited-texts');
    expect(Object.keys(all.json.texts).sort()).toEqual(['faq/genel', 'help/belgeler']);
    expect((await app.inject('/sitemap/sayfalar.xml')).body).toMatch(
      /yardim-merkezi\/belgeler<\/loc><lastmod>2026-11-20/,
    );
  });

  it('can be reverted, keeps its history, and can be published again', async () => {
    await publish(ARTICLE);
    await publish(`${ARTICLE}\n\nBir de bu.`, 1);
    expect((await desk('/help/belgeler/revert', { why: 'Dosya daha iyi' })).status).toBe(200);
    expect((await desk('/help/belgeler/revert', { why: 'Dosya daha iyi' })).status).toBe(200);
    expect(await shown()).toBeUndefined();
    const { json } = await desk('/help/belgeler');
    expect(json).toMatchObject({ base: 3, editedAt: null, source: json.fileSource });
    expect(json.editions.map(({ source }: { source: string | null }) => source?.length ?? null)).toEqual([
      null,
      ARTICLE.length + 13,
      ARTICLE.length + 1,
    ]);
    expect((await publish(ARTICLE, 3)).status).toBe(200);
    expect(await shown()).toBeDefined();
    const { rows } = await deps.db.$client.query(
      `select act, subject_id, reason from audit_log where subject = 'text' order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { act: 'text.publish', subject_id: 'help/belgeler', reason: why },
      { act: 'text.revert', subject_id: 'help/belgeler', reason: 'Dosya daha iyi' },
    ]);
  });

  it('is not overwritten by an operator who opened the previous version', async () => {
    expect((await publish(ARTICLE)).status).toBe(200);
    expect((await publish('Eski hâlinden yazılmış.')).json).toMatchObject({ code: 'CHANGED' });
    const both = await Promise.all([publish(`${ARTICLE} A`, 1), publish(`${ARTICLE} B`, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is previewed before it is published, with everything that is wrong with it', async () => {
    const { json } = await desk('/help/belgeler/preview', { source: '<b>Kalın</b> {{yok}} [x](javascript:alert(1))' });
    expect(json.faults).toHaveLength(3);
    expect(json.html).not.toMatch(/<b>|<script/);
    expect((await desk('/faq/genel/preview', { source: '## Soru?\n\nYanıt.' })).json).toEqual({
      faults: [],
      html: '<h2>Soru?</h2>\n<p>Yanıt.</p>',
    });
    expect(await shown()).toBeUndefined();
  });

  it('every text of the files can be edited and passes validation unchanged', async () => {
    const { texts } = (await desk('')).json as { texts: { folder: string; file: string; title: string }[] };
    expect(texts.length).toBeGreaterThan(25);
    for (const { folder, file } of texts) {
      const { fileSource } = (await desk(`/${folder}/${file}`)).json;
      const { json } = await desk(`/${folder}/${file}/preview`, { source: fileSource });
      expect({ file, faults: json.faults }).toEqual({ file, faults: [] });
    }
  });
});

it.each([
  ['<script>alert(1)</script>', 'HTML yazılamaz'],
  ['Metin <!-- not -->', 'HTML yazılamaz'],
  ['Teminat {{teminat-orna}} kadardır.', '“{{teminat-orna}}” adında bir değer yok'],
  ['Teminat muhammen bedelin %10’udur.', '{{teminat-orani}}'],
  ['[tıkla](javascript:alert(1))', 'Bağlantı / ya da https://'],
  ['## Başlık [tıkla](javascript:alert(1))\n\nMetin', 'Bağlantı / ya da https://'],
  ['[tıkla](//kotu.example)', 'Bağlantı / ya da https://'],
  ['[tıkla](data:text/html,x)', 'Bağlantı / ya da https://'],
  ['![resim](https://kotu.example/x.png)', 'Görsel konulamaz'],
  ['---\ntitle: Başka\n---\nMetin', 'Baştaki ---'],
  ['# Başlık\n\nMetin', 'Başlıklar ##'],
  ['   ', 'Metni yazın'],
])('an article is refused: %s', async (source, said) => {
  const { status, json } = await publish(source);
  expect({ status, field: json.field }).toEqual({ status: 400, field: 'source' });
  expect(json.message).toContain(said);
});

it.each([
  ['Sorusuz metin.', 'En az bir soru'],
  ['Önce bu.\n\n## Soru?\n\nYanıt.', 'bir soruyla başlamalıdır'],
  ['## Soru?\n\n## Başka?\n\nYanıt.', 'sorusunun yanıtı yok'],
  ['## Soru?\n\nYanıt.\n\n## Soru?\n\nYanıt.', 'iki kez var'],
])('questions are refused: %s', async (source, said) => {
  expect((await publish(source, 0, '/faq/genel')).json.message).toContain(said);
});

it.each(['/legal/kvkk-aydinlatma', '/help/yok', '/help/..%2F..%2Fpackage', '/guides/e-satisa-ilk-adim', '/x/genel'])(
  'the desk can’t edit other texts: %s',
  async (name) => {
    expect((await desk(name)).status).toBe(404);
    expect((await publish('Metin', 0, name)).status).toBe(404);
  },
);
