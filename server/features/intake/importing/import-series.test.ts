import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { marketSeries } from '#server/database/tables/market-series.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { getListing } from '#server/features/market/listing/index.ts';
import { forgetMarketFigures } from '#server/features/market/price-index/index.ts';
import { FREE, PREMIUM } from '#server/features/members/subscriptions/entitlements.ts';
import { monthsLater } from '#shared/price-index/index-months.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { prepareImporting } from '#tests/support/prepare-importing.ts';
import { describeImport } from './describe-import.ts';

const { deps, importText, importPath, pathOf } = prepareImporting();
beforeEach(async () => {
  await deps().db.delete(marketSeries);
  forgetMarketFigures(deps().db);
});
const stored = () => deps().db.select().from(marketSeries).orderBy(marketSeries.series, marketSeries.month);
const months = (count: number, last = '2026-10') =>
  Array.from({ length: count }, (_, at) => monthsLater(last, at + 1 - count));
/** An answer of the data service: values from 100 upwards, one more each month, the same for each region. */
const answer = (given: readonly string[], codes = ['TR', 'TR51'], factor = 1) => ({
  items: given.map((month) => ({
    Tarih: month.replace(/-0?/, '-'),
    ...Object.fromEntries(codes.map((code) => [`TP_KFE_${code}`, (figureOf(month) * factor).toFixed(2)])),
    UNIXTIME: { $numberLong: '1790000000' },
  })),
});
const figureOf = (month: string) => 100 + Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 2024 * 12;
const refused = async (content: string | Uint8Array, name = 'kfe.json') => {
  const before = await stored();
  const result = await importText(content, name);
  expect(await stored()).toEqual(before);
  expect(result.series).toBeUndefined();
  expect(result.faults).toHaveLength(1);
  return result.faults[0]?.reason ?? '';
};
const COLUMNS = ['A', 'B', 'C'];
function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const lines = rows.map(
    (row, y) => `<row>${row.map((value, x) => cell(value, `${COLUMNS[x]}${y + 1}`)).join('')}</row>`,
  );
  const sheet = `<?xml version="1.0"?><worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
  return zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet), '[Content_Types].xml': strToU8('<Types/>') });
}

describe('a house price index', () => {
  it('is imported from an answer of the data service, and again without duplicating a month', async () => {
    const file = JSON.stringify(answer(months(24)));
    const first = await importText(file, 'kfe.json');
    expect(first).toMatchObject({ couldRead: true, counts: { read: 0 }, faults: [] });
    expect(first.series).toEqual([{ series: 2, inserted: 48, updated: 0, unchanged: 0, lastMonth: '2026-10' }]);
    expect(describeImport(first, { isInterrupted: false })).toEqual([
      'Konut fiyatları: 2 seri, 48 ay eklendi, 0 güncellendi, 0 değişmedi; son ay Ekim 2026. [series.inserted=48 series.updated=0 series.unchanged=0]',
    ]);
    expect((await importText(file, 'kfe.json')).series).toMatchObject([{ inserted: 0, unchanged: 48 }]);
    expect((await stored())[0]).toMatchObject({ series: 'KFE:TR', month: '2024-11', value: 111 });
  });

  it('is imported from an export that ends in rows of text, as CSV and as a spreadsheet', async () => {
    const rows = months(14).map((month) => `01-${month.slice(5)}-${month.slice(0, 4)};${figureOf(month)},5`);
    const csv = `TCMB EVDS\nTarih;TP KFE TR51\n${rows.join('\n')}\n\nTP KFE TR51: Konut Fiyat Endeksi (2023=100);\nKaynak: TCMB\n`;
    expect((await importText(csv, 'kfe.csv')).series).toMatchObject([{ inserted: 14, lastMonth: '2026-10' }]);
    const serial = (month: string) => Date.parse(`${month}-01T00:00:00Z`) / 86_400_000 + 25_569;
    const sheet = [
      ['Tarih', 'TP.KFE.TR51', 'TP.KFE.TR10'],
      ...months(14).map((month) => [serial(month), figureOf(month) + 0.5, 120]),
    ];
    const read = await importText(workbook([...sheet, ['Kaynak: TCMB']]), 'kfe.xlsx');
    expect(read.series).toMatchObject([{ series: 2, inserted: 14, unchanged: 14 }]);
  });

  it('adds new months, updates revised ones, and keeps those missing from a smaller file', async () => {
    await importText(JSON.stringify(answer(months(24, '2026-09'))), 'a.json');
    const next = answer(months(3), ['TR', 'TR51'], 1.01);
    expect((await importText(JSON.stringify(next), 'b.json')).series).toMatchObject([{ inserted: 2, updated: 4 }]);
    expect(await stored()).toHaveLength(50);
  });

  it('accepts another base only if the file has every known month', async () => {
    await importText(JSON.stringify(answer(months(24))), 'a.json');
    expect(await refused(JSON.stringify(answer(months(23), ['TR', 'TR51'], 0.1)))).toContain('bazı değişmiş');
    const whole = await importText(JSON.stringify(answer(months(24), ['TR', 'TR51'], 0.1)), 'c.json');
    expect(whole.series).toMatchObject([{ inserted: 0, updated: 48 }]);
  });

  it('is refused if broken, foreign, duplicated, in the future or of two bases; the last good one stays', async () => {
    await importText(JSON.stringify(answer(months(24))), 'a.json');
    expect(await refused(JSON.stringify(answer(months(3), ['TR99'])))).toContain('“TR99”');
    expect(await refused(JSON.stringify(answer(['2026-12'])))).toContain('gelecekteki');
    const twice = answer(months(3));
    twice.items.push({ ...twice.items[0], TP_KFE_TR: '1.00' } as (typeof twice.items)[number]);
    expect(await refused(JSON.stringify(twice))).toContain('iki ayrı değerle');
    const odd = answer(months(24));
    Object.assign(odd.items[5] ?? {}, { TP_KFE_TR: '900' });
    expect(await refused(JSON.stringify(odd))).toContain('iki ayrı baz');
    expect(await refused(JSON.stringify({ items: [{ Tarih: '2026-7', TP_KFE_TR: '-5' }] }))).toContain(
      'sıfırdan büyük',
    );
    expect(await refused(JSON.stringify({ items: [{ Tarih: 'Temmuz', TP_KFE_TR: '5' }] }))).toContain('ay okunamadı');
    expect(await refused(JSON.stringify({ items: [{ Tarih: '2026-7', TP_KFE_TR: 'ND' }] }))).toContain(
      'ay ve değer yok',
    );
    // Different figures under the same names.
    const foreign = answer(months(24));
    for (const [at, item] of foreign.items.entries()) Object.assign(item, { TP_KFE_TR: String(100 + (at % 2) * 40) });
    expect(await refused(JSON.stringify(foreign))).toContain('uyuşmuyor');
    expect(await refused(JSON.stringify(answer(months(3, '2020-05'))))).toContain('ortak ayı yok');
    expect(await refused('Tarih;TP KFE TR;TP KFE TR\n2026-10;1;2\n', 'kfe.csv')).toContain('iki sütunda');
    expect(await refused('Yıl;TP KFE TR\n2026-10;1\n', 'kfe.csv')).toContain('Tarih sütunu yok');
  });

  it('is refused as a spreadsheet that is broken, of other content or malicious', async () => {
    expect(await refused(strToU8('PK not a workbook'), 'kfe.xlsx')).not.toBe('');
    expect(
      await refused(
        workbook([
          ['İl', 'Nüfus'],
          ['Ankara', 5],
        ]),
        'kfe.xlsx',
      ),
    ).toContain('kasko listesi yok');
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
    expect(await refused(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(entity) }), 'kfe.xlsx')).toContain('DTD');
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(25 * 2 ** 20).fill(32) });
    expect(await refused(bomb, 'kfe.xlsx')).toContain('24 MB');
  });
});

it('values per square metre are imported by province', async () => {
  const good = await importText('il;ay;tl_m2\nAnkara;2026-08;44.035,50\nTürkiye;2026-08;48290,6\n', 'konut.csv');
  expect(good.series).toMatchObject([{ series: 2, inserted: 2, lastMonth: '2026-08' }]);
  expect(await stored()).toMatchObject([
    { series: 'M2:Ankara', value: 44_035.5 },
    { series: 'M2:Türkiye', value: 48_290.6 },
  ]);
  expect(await refused('il;ay;tl_m2\nAtlantis;2026-08;44.035,50\n', 'konut.csv')).toContain('“Atlantis”');
});

it('a listing shows its value today, with its source, only with premium', async () => {
  await importText(JSON.stringify(answer(months(24))), 'kfe.json');
  await importText('il;ay;tl_m2\nAnkara;2026-08;44.035,50\n', 'konut.csv');
  const appraisedOn = { value: '2025-02-20', sentence: '20.02.2025 tarihli kıymet takdiri' };
  const record = makeListingRecord({
    description: '20.02.2025 tarihli kıymet takdiri',
    noticeValues: { values: { appraisedOn }, conflicts: [] },
  });
  await recordListings(deps(), [record]);
  const { rows } = await deps().db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  const shown = await getListing(deps(), Number(rows[0].id), PREMIUM);
  // 1,000,000 × 133.95 ÷ 115.05 = 1,164,276 … × 134.05 ÷ 113.95 = 1,176,393
  expect(shown.valueToday).toMatchObject({ state: 'known', from: 1_160_000, to: 1_180_000, region: 'Ankara' });
  expect(shown.provincePerM2).toEqual({ province: 'Ankara', value: 44_035.5, month: '2026-08' });
  expect((await getListing(deps(), Number(rows[0].id), FREE)).valueToday).toEqual({ state: 'locked' });
});

it('a folder may contain both figures and listings', async () => {
  const { writeFile } = await import('node:fs/promises');
  await writeFile(pathOf('kfe.json'), JSON.stringify(answer(months(13))));
  await writeFile(pathOf('ilan.csv'), 'title;categoryNumber;il\nDaire;1;Ankara\n');
  const both = await importPath(pathOf('.'));
  expect(both).toMatchObject({ counts: { inserted: 1 }, series: [{ inserted: 26 }] });
});
