import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { properties, propertyChanges } from '#server/database/tables/properties.ts';
import { importFile } from '#server/features/intake/importing/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { SAVED_ANSWERS } from './saved-answers.ts';

const deps = await openTestDeps();
let folder: string;
afterAll(() => deps.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peyda-saved-'));
  await deps.db.delete(properties);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function bringIn(name: string, content: string) {
  await writeFile(join(folder, name), content);
  const { counts } = await importFile(deps, join(folder, name), { savedAnswers: SAVED_ANSWERS });
  return { counts, rows: await deps.db.select().from(properties).orderBy(properties.id) };
}

/** A real notice of 2021, as a news site prints it; persons left out. */
const NIZIP = `T.C. NİZİP İCRA DAİRESİ 2018/479 TLMT. TAŞINMAZIN AÇIK ARTIRMA İLANI

Satılmasına karar verilen taşınmazın cinsi, niteliği, kıymeti, adedi, önemli özellikleri : 1 NO'LU TAŞINMAZIN
Özellikleri :Satışakonu taşınmaz Gaziantep İli Nizip ilçesi İstasyon Mahallesi 1056 Ada 89 Parselde İDARİ BİNALAR FABRİKA TAMİR ATÖLYESİ SU KUYUSU MÜŞTEMİLATLAR VE ARSASİ niteliğinde Nizip tapusunda tam hisse ile kayıtlı olup, arsa alanı 64.250,61m2 dir.
Kıymeti : 27.839.476,00 TL`;

/** A real row of ilan.gov.tr with the notice on its page. */
const AD = {
  id: 2229843,
  title: 'Malatya Akçadağ’da 3.953 m² bahçe icradan satılıktır',
  advertiserName: 'AKÇADAĞ İCRA DAİRESİ MÜDÜRLÜĞÜ',
  addressCityName: 'MALATYA',
  addressCountyName: 'AKÇADAĞ',
  urlStr: '/ilan/2229843/emlak-bahce',
  categories: [{ name: 'Emlak' }, { name: 'Tarla - Tarım Arazisi - Bağ - Bahçe - Zeytinlik' }],
  adTypeFilters: [
    { key: 'Muhammen Bedeli', value: '2.290.468,00 ₺' },
    { key: 'Birinci Satış Günü', value: '26.11.2026' },
    { key: 'Dosya No', value: '2026/71 Talimat' },
  ],
  content:
    '<p>T.C. AKÇADAĞ İCRA DAİRESİ 2026/71 TLMT.</p><p>TAŞINMAZIN AÇIK ARTIRMA İLANI</p><p>Malatya İl, Akçadağ İlçe, 120 Ada, 7 Parsel, Kozluca Mahalle, bahçe.</p><p>Yüzölçümü : 3.953,00 m2</p>',
};

describe('a plain notice', () => {
  it('imports from a text file with a title made from its content', async () => {
    const { rows } = await bringIn('nizip.txt', NIZIP);
    expect(rows).toMatchObject([
      { il: 'Gaziantep', ilce: 'Nizip', ada: '1056', parsel: '89', dosyaBilgi: '2018/479 Talimat', tur: 'Fabrika' },
    ]);
    expect(rows[0]?.title).toMatch(/^Gaziantep Nizip İstasyon Mahallesi.nde .*fabrika$/);
  });

  it('imports from a record with only a description', async () => {
    const { counts, rows } = await bringIn('metin.json', JSON.stringify({ id: 5, description: NIZIP }));
    expect(counts).toMatchObject({ inserted: 1, rejected: 0 });
    expect(rows[0]).toMatchObject({ title: expect.stringContaining('Nizip'), price: 27_839_476 });
  });

  it('is not detected in any other text', async () => {
    const { counts } = await bringIn('mektup.txt', 'Sayın yetkili,\nhesabımı kapatmak istiyorum.\n');
    expect(counts.inserted).toBe(0);
  });
});

describe('a saved page of ilan.gov.tr', () => {
  it('imports from the JSON answer that the page requests', async () => {
    const { rows } = await bringIn('ilan.json', JSON.stringify({ result: AD }));
    expect(rows).toMatchObject([
      { source: 'ilan.gov.tr', sourceKey: '2229843', title: AD.title, price: 2_290_468, ada: '120', parsel: '7' },
    ]);
  });

  it('imports without a title, with one made from its content', async () => {
    const { rows } = await bringIn('ilan.json', JSON.stringify({ result: { ...AD, title: '' } }));
    expect(rows[0]?.title).toMatch(/^Malatya Akçadağ .*3\.953 m² bahçe$/);
  });

  it('imports as HTML, under the key that lists use for it', async () => {
    const html = `<!DOCTYPE html>
<!-- saved from url=(0050)https://www.ilan.gov.tr/ilan/2229843/emlak-bahce -->
<html><head><title>${AD.title} - ilan.gov.tr</title></head><body><nav>Ana sayfa</nav><h1>${AD.title}</h1>
<div>İlan Türü</div><div>İCRA</div><div>Muhammen Bedeli</div><div>2.290.468,00 ₺</div>
<div>Dosya No</div><div>2026/71 Talimat</div>${AD.content}</body></html>`;
    const { rows } = await bringIn('ilan.html', html);
    expect(rows).toMatchObject([
      { source: 'ilan.gov.tr', sourceKey: '2229843', title: AD.title, price: 2_290_468, ada: '120', parsel: '7' },
    ]);
  });

  it('is left out if it is not a sale of an enforcement office', async () => {
    const result = { ...AD, adTypeFilters: [{ key: 'İlan Türü', value: 'İHALE' }] };
    expect((await bringIn('ilan.json', JSON.stringify({ result }))).counts).toMatchObject({ inserted: 0, leftOut: 1 });
  });
});

describe('a file of results of e-Satış', () => {
  const given = JSON.parse(readFileSync('tests/fixtures/e-satis-results.json', 'utf8'));

  it('imports as sales with appraisal and price', async () => {
    const { counts, rows } = await bringIn('sonuclar.json', JSON.stringify(given));
    expect(counts).toMatchObject({ inserted: 20, rejected: 0 });
    expect(rows.find(({ sourceKey }) => sourceKey === '16766356960')).toMatchObject({
      tur: 'İşyeri',
      ilce: 'Yenimahalle',
      price: 4_500_000,
      soldPrice: 4_545_000,
      status: 'sold',
    });
    expect(rows.every(({ status, soldPrice }) => status === 'sold' && soldPrice !== null)).toBe(true);
  });

  it('imports square metres from the file or its text, separately for a unit and its plot', async () => {
    const [unit, , flat] = given.records;
    const land = { ...unit, public_record_id: '16766356961', property_type: 'arsa', unit_net_m2: undefined };
    const told = { ...flat, asset: 'Ankara, Mamak, 6646 ada, 6 parsel, 1. kat, 8 no.lu 96,50 m² mesken' };
    const { rows } = await bringIn('alanlar.json', JSON.stringify({ records: [unit, land, told, given.records[3]] }));
    const areas = rows.map(({ areaM2, noticeValues }) => [areaM2, noticeValues?.values.plotM2?.value]);
    expect(areas.toSorted()).toEqual([
      [null, undefined],
      [32.5, 509],
      [509, undefined],
      [96.5, undefined],
    ]);
  });

  it.each([
    ['Birinci Alıcıya Süre Verildi', 'ended'],
    ['İhale Sonucu Girilmemiştir', 'ended'],
    ['Malın Satışının Düşmesi', 'unsold'],
    ['İhalenin Feshi', 'annulled'],
    ['İhale feshedildi', 'annulled'],
    ['Satışın feshine karar verildi', 'annulled'],
  ])('“%s” is not a sale, whatever its price', async (outcome, status) => {
    const records = [{ ...given.records[0], outcome_status: outcome }];
    const { rows } = await bringIn('sonuclar.json', JSON.stringify({ records }));
    expect(rows).toMatchObject([{ status, soldPrice: null }]);
  });

  it('records that a court annulled a sale, which then no longer counts as one', async () => {
    const told = (outcome_status: string) => JSON.stringify({ records: [{ ...given.records[0], outcome_status }] });
    const [before] = (await bringIn('satildi.json', told('Satıldı'))).rows;
    expect(before).toMatchObject({ status: 'sold' });
    const { rows } = await bringIn('fesih.json', told('İhalenin Feshi'));
    expect(rows).toMatchObject([{ id: before?.id, status: 'annulled', soldPrice: null }]);
    const changes = await deps.db.select().from(propertyChanges);
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'status', oldValue: 'sold', newValue: 'annulled' }),
    );
  });

  it('keeps all fields of the existing listing', async () => {
    const [result] = given.records;
    const notice = { description: 'Yenimahalle’de 32,50 m² dükkan.', courtName: 'Ankara 4. İcra Dairesi' };
    const known = { ...makeListingRecord(notice), source: 'e-satis', sourceKey: String(result.public_record_id) };
    await recordListings(deps, [known]);
    const { counts, rows } = await bringIn('sonuc.json', JSON.stringify({ records: [result] }));
    expect(counts).toMatchObject({ inserted: 0, rejected: 0 });
    expect(rows).toMatchObject([{ ...notice, title: known.title, status: 'sold', soldPrice: 4_545_000 }]);
  });

  it('records that a sale was abandoned', async () => {
    const records = [
      { ...given.records[0], outcome_status: 'Malın Satışının Düşmesi', outcome_reason: 'Satıştan Vazgeçilmesi' },
    ];
    expect((await bringIn('sonuclar.json', JSON.stringify({ records }))).rows).toMatchObject([{ status: 'withdrawn' }]);
  });
});
