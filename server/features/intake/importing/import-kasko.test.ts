import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { kaskoLayouts, kaskoLists, kaskoTypes } from '#server/database/tables/market-series.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { getListing } from '#server/features/market/listing/index.ts';
import { forgetMarketFigures } from '#server/features/market/price-index/index.ts';
import { FREE, PREMIUM } from '#server/features/members/subscriptions/entitlements.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { prepareImporting } from '#tests/support/prepare-importing.ts';
import { describeImport } from './describe-import.ts';

const { deps, importText } = prepareImporting();
beforeEach(async () => {
  for (const table of [kaskoTypes, kaskoLists, kaskoLayouts]) await deps().db.delete(table);
  forgetMarketFigures(deps().db);
});

const HEAD = ['Marka Kodu', 'Tip Kodu', 'Marka Adı', 'Tip Adı', 2026, 2025, 2019];
type Row = readonly (string | number)[];
const CLIO = '1.5 DCI TOUCH';
/** Makes a list with this many types of Clio, each worth 10,000 more than the previous one. */
const rowsOf = (count: number, factor = 1): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const value = (900_000 + at * 10_000) * factor;
    return [123, 100 + at, 'RENAULT', `CLIO ${CLIO} ${at}`, value * 2, value * 1.5, at === 0 ? 0 : value];
  });
const csv = (rows: readonly Row[], title = 'KASKO DEĞER LİSTESİ KASIM 2026') =>
  `${title}\n${rows.map((row) => row.join(';')).join('\n')}\nBu liste bilgi içindir;;;;;;\n`;
const confirmed = (content: string | Uint8Array, name = 'kasko.csv') =>
  importText(content, name, { confirmsColumns: true });
const stored = async () => ({
  types: await deps().db.select().from(kaskoTypes).orderBy(kaskoTypes.brandCode, kaskoTypes.typeCode),
  lists: await deps().db.select().from(kaskoLists),
});
async function refused(content: string | Uint8Array, name = 'kasko.csv'): Promise<string> {
  const before = await stored();
  const result = await confirmed(content, name);
  expect(await stored()).toEqual(before);
  expect(result.kasko).toBeUndefined();
  expect(result.faults).toHaveLength(1);
  return result.faults[0]?.reason ?? '';
}
const columnName = (at: number) => String.fromCharCode(65 + at);
function workbook(rows: readonly Row[]): Uint8Array {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const lines = rows.map(
    (row, y) => `<row>${row.map((value, x) => cell(value, `${columnName(x)}${y + 1}`)).join('')}</row>`,
  );
  const sheet = `<?xml version="1.0"?><worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
  return zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) });
}

describe('a kasko list', () => {
  it('asks for confirmation of its columns once, and stores nothing until they are confirmed', async () => {
    const asked = await importText(csv([HEAD, ...rowsOf(30)]), 'kasko.csv');
    expect(asked.asks).toEqual([
      'Kasım 2026 kasko listesi: sütunların doğruluğu bir kez onaylanmalı.',
      'Sütunlar: Marka Kodu, Tip Kodu, Marka Adı, Tip Adı, 2019 – 2026 (model yılları, lira).',
      'Örnek: RENAULT, CLIO 1.5 DCI TOUCH 15, 2026 model, ₺2.100.000.',
    ]);
    expect((await stored()).types).toEqual([]);
    const taken = await confirmed(csv([HEAD, ...rowsOf(30)]));
    expect(describeImport(taken, { isInterrupted: false })).toEqual([
      'Kasko değerleri (TSB, Kasım 2026): 30 tip, 30 eklendi, 0 güncellendi, 0 değişmedi, 0 listeden çıktı. [kasko.inserted=30 kasko.updated=0 kasko.unchanged=0 kasko.removed=0]',
    ]);
    // The confirmed headings stay valid when the model years have moved on.
    const later = [
      ['Marka Kodu', 'Tip Kodu', 'Marka Adı', 'Tip Adı', 2027, 2026, 2025, 2019],
      ...rowsOf(30).map((row) => [...row.slice(0, 4), '', ...row.slice(4)]),
    ];
    expect((await importText(csv(later, 'Aralık 2026'), 'kasko.csv')).kasko).toMatchObject([
      { month: '2026-12', unchanged: 30 },
    ]);
    const other = [
      ['Marka Kodu', 'Marka Adı', 'Tip Kodu', 'Tip Adı', 2026],
      ...rowsOf(30).map(([a = '', b = '', c = '', d = '', e = '']) => [a, c, b, d, e]),
    ];
    expect((await importText(csv(other, 'Aralık 2026'), 'kasko.csv')).asks).toHaveLength(3);
  });

  it('is imported from a spreadsheet and from Windows-1254 text, with the month from the file name', async () => {
    const sheet = await confirmed(
      workbook([['TÜRKİYE SİGORTA BİRLİĞİ'], HEAD, ...rowsOf(30), ['Kaynak: TSB']]),
      'kasko-2026-11.xlsx',
    );
    expect(sheet.kasko).toMatchObject([{ month: '2026-11', inserted: 30 }]);
    expect((await stored()).types[0]).toMatchObject({
      brandCode: 123,
      typeCode: 100,
      brandName: 'RENAULT',
      typeName: 'CLIO 1.5 DCI TOUCH 0',
      values: { 2026: 1_800_000, 2025: 1_350_000 },
    });
    // In this encoding `Ş` is one byte; thousands are grouped.
    const rows = rowsOf(30).map((row) => row.map((cell, at) => (at > 3 ? Number(cell).toLocaleString('tr-TR') : cell)));
    const text = csv([HEAD, ...rows], 'LISTE')
      .replaceAll('RENAULT', 'TOFA@')
      .replaceAll('Adı', 'Ad#');
    const bytes = Uint8Array.from(text, (sign) => (sign === '@' ? 0xde : sign === '#' ? 0xfd : sign.charCodeAt(0)));
    expect((await confirmed(bytes, 'TSB kasko Kasım 2026.csv')).kasko).toMatchObject([{ updated: 30, unchanged: 0 }]);
    expect((await stored()).types[3]).toMatchObject({ brandName: 'TOFAŞ', values: { 2019: 930_000 } });
  });

  it('replaces the previous list: adds new types and removes missing ones', async () => {
    await confirmed(csv([HEAD, ...rowsOf(30)], 'EKİM 2026'));
    const next = await confirmed(csv([HEAD, ...rowsOf(32, 1.05).slice(2)]));
    expect(next.kasko).toMatchObject([{ inserted: 2, updated: 28, unchanged: 0, removed: 2 }]);
    expect((await stored()).types).toHaveLength(30);
    expect(await refused(csv([HEAD, ...rowsOf(30)], 'EKİM 2026'))).toContain('daha yeni');
  });

  it('is refused if broken, foreign, duplicated, too short or without a month; the last good one stays', async () => {
    await confirmed(csv([HEAD, ...rowsOf(40)]));
    const with1 = (row: Row) => csv([HEAD, ...rowsOf(39), row]);
    const good = rowsOf(40)[39] ?? [];
    expect(await refused(csv([HEAD, ...rowsOf(30)]))).toContain('eksik görünüyor');
    expect(await refused(csv([HEAD, ...rowsOf(5)]))).toContain('yalnız 5 tip');
    expect(await refused(csv([HEAD, ...rowsOf(40, 0.01)]))).toMatch(/uyuşmuyor|bir araç değeri değil/);
    expect(await refused(csv([HEAD, ...rowsOf(40, 3)]))).toContain('uyuşmuyor');
    expect(await refused(csv([HEAD, ...rowsOf(40).map(([_, code = '', ...rest]) => [7, code, ...rest])]))).toContain(
      'uyuşmuyor',
    );
    expect(await refused(csv([HEAD, ...rowsOf(40), [123, 100, 'RENAULT', 'CLIO', 5_000_000, '', '']]))).toContain(
      'iki kez',
    );
    expect(await refused(with1(good.map((cell, at) => (at === 4 ? 'bin' : cell))))).toContain('42. satır');
    expect(await refused(with1(good.map((cell, at) => (at === 4 ? -5 : cell))))).toContain('araç değeri değil');
    expect(await refused(with1(good.map((cell, at) => (at === 1 ? 'x' : cell))))).toContain('kodu okunamadı');
    expect(await refused(with1(good.map((cell, at) => (at === 3 ? '' : cell))))).toContain('adı yok');
    expect(await refused(csv([HEAD, ...rowsOf(40)], 'LİSTE'))).toContain('ayı bulunamadı');
    expect(await refused(csv([HEAD, ...rowsOf(40)], 'MART 2027'))).toContain('gelecekteki');
    expect(await refused(csv([HEAD, ...rowsOf(40)]), 'kasko-2026-10.csv')).toContain('kesin değil');
    expect(await refused(csv([HEAD.slice(0, 4), ...rowsOf(40)]))).toContain('model yılı');
    expect(await refused(csv([[...HEAD, 2026], ...rowsOf(40)]))).toContain('iki sütunda');
    expect(await refused(csv([['Marka Kodu', 'Tip Adı', 2026], ...rowsOf(40)]))).toContain('“Tip Kodu”');
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
    expect(await refused(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(entity) }), 'kasko.xlsx')).toContain('DTD');
    expect(await refused(strToU8('PK'), 'kasko-2026-11.xlsx')).not.toBe('');
  });
});

describe('a listing of a vehicle', () => {
  const said = <T>(value: T) => ({ value, sentence: null });
  async function shown(given: Partial<ListingRecord>, values: NoticeValues['values'], rights = PREMIUM) {
    const record = makeListingRecord({
      categoryNumber: '2',
      tur: 'Otomobil',
      carModel: '122',
      noticeValues: { values: { modelYear: said(2019), ...values }, conflicts: [] },
      ...given,
    });
    await recordListings(deps(), [record]);
    const { rows } = await deps().db.$client.query('select id from properties where source_key = $1', [
      record.sourceKey,
    ]);
    return (await getListing(deps(), Number(rows[0].id), rights)).kaskoValue;
  }
  beforeEach(() => confirmed(csv([HEAD, ...rowsOf(30)])));

  it('shows the value of its type and year, or the range of the matching types, only with premium', async () => {
    // The list has the make under a different code from the notice.
    expect(await shown({}, { modelText: said('Clio 1.5 dCi Touch 7') })).toEqual({
      state: 'known',
      from: 970_000,
      to: 970_000,
      month: '2026-11',
      modelYear: 2019,
      types: 1,
      lowestType: 'CLIO 1.5 DCI TOUCH 7',
      highestType: 'CLIO 1.5 DCI TOUCH 7',
      saidWords: 5,
      foundWords: 5,
    });
    expect(await shown({}, { modelText: said('Clio') })).toMatchObject({ from: 910_000, to: 1_190_000, types: 29 });
    expect(await shown({}, { modelText: said('Clio') }, FREE)).toEqual({ state: 'locked' });
  });

  it('shows no value that is not certain', async () => {
    const reasonOf = async (
      given: Partial<ListingRecord>,
      values: NoticeValues['values'] = { modelText: said('Clio') },
    ) => {
      const value = await shown(given, values);
      return value.state === 'refused' ? value.reason : value.state;
    };
    expect(await reasonOf({ categoryNumber: '1', tur: 'Daire' })).toBe('notVehicle');
    expect(await reasonOf({}, {})).toBe('noModel');
    expect(await reasonOf({ carModel: '21' })).toBe('noType');
    expect(await reasonOf({}, { modelText: said('Laguna') })).toBe('noType');
    expect(await reasonOf({}, { modelText: said('Clio'), modelYear: said(2003) })).toBe('noYear');
    expect(await reasonOf({}, { modelText: said('Clio Symbol Joy Sedan') })).toBe('uncertain');
    expect(await reasonOf({}, { modelText: said('Clio'), isSeveralLots: said(true) })).toBe('severalLots');
    expect(await reasonOf({ hisse: '1/2' })).toBe('share');
    const conflicts = [{ name: 'modelYear' as const, sentences: [] }];
    const noticeValues = { values: { modelText: said('Clio'), modelYear: said(2019) }, conflicts };
    expect(await reasonOf({ noticeValues })).toBe('unclear');
    await deps().db.delete(kaskoLists);
    forgetMarketFigures(deps().db);
    expect(await reasonOf({})).toBe('noList');
    await deps().db.insert(kaskoLists).values({ month: '2026-07', types: 30, importedAt: deps().clock.now() });
    forgetMarketFigures(deps().db);
    expect(await reasonOf({})).toBe('staleList');
  });
});
