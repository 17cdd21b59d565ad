import { describe, expect, it } from 'vitest';
import { keepMeanings, keptMeanings } from './kept-columns.ts';
import { queriesOf, readListTable } from './list-columns.ts';

const REAL = [
  'Sıra;Dosya;İl;İlçe;Ada;Parsel',
  '1;2024/1867 Esas;Konya;Selçuklu;4321;7',
  '2;;Ankara;Çankaya;101;12',
  '3;2023/45 Tal.;İzmir;Bornova;0;88',
].join('\n');

const queries = (text: string) => {
  const table = readListTable(text);
  return table?.rows.map((row) => queriesOf(row, table.meanings)[0]);
};

describe('a list in columns', () => {
  it('is read by its headings', () => {
    const table = readListTable(REAL);
    expect(table?.meanings).toEqual(['none', 'file', 'city', 'district', 'ada', 'parsel']);
    expect(table?.rows.map((row) => queriesOf(row, table.meanings))).toEqual([
      ['Konya 2024/1867 4321 ada 7 parsel', 'Konya 2024/1867', 'Konya Selçuklu 4321 ada 7 parsel'],
      ['Ankara Çankaya 101 ada 12 parsel'],
      ['İzmir 2023/45 talimat 88 parsel', 'İzmir 2023/45 talimat', 'İzmir Bornova 88 parsel'],
    ]);
  });

  it.each([
    ['tabs', 'ESAS NO\tİCRA DAİRESİ\n2024/12 E.\tAnkara 3. İcra', ['Ankara 3. İcra 2024/12']],
    ['commas and quotes', '"Dosya No","Açıklama"\n"2024/12","tarla, hisseli"', ['2024/12']],
    ['a mark before the first heading', '\uFEFFİhale No;Tür\n20261234567;Konut', ['20261234567']],
    ['addresses', 'Ad;Link\nTarla;https://peyda.example/ilan/77', ['https://peyda.example/ilan/77']],
    ['ada and parcel in one', 'İl;İlçe;Ada/Parsel\nKonya;Meram;101/4', ['Konya Meram 101 ada 4 parsel']],
    ['no headings, but contents', '1;Konya;2024/1867\n2;Ankara;2023/9', ['Konya 2024/1867', 'Ankara 2023/9']],
  ])('is read with %s', (_what, text, expected) => {
    expect(queries(text)).toEqual(expected);
  });

  it('is not detected if no column names a listing: its lines are treated as sentences', () => {
    expect(readListTable('İl;Tür\nKonya;Tarla')).toBeUndefined();
    expect(readListTable('Konya, Selçuklu 4321 ada 7 parsel\nAnkara, Çankaya 5 parsel')).toBeUndefined();
    expect(readListTable('12345\n2024/1867')).toBeUndefined();
    expect(readListTable('')).toBeUndefined();
  });

  it('searches a file number only in the province of its row, and uses every number in the row', () => {
    const meanings = ['auction', 'file', 'city'] as const;
    expect(queriesOf(['20261234567', '2024/1867', 'Konya'], meanings)).toEqual(['20261234567', 'Konya 2024/1867']);
    expect(queriesOf(['', '2024/1867', ''], meanings)).toEqual(['2024/1867']);
  });

  it('has no query for a row that does not identify a listing', () => {
    expect(queriesOf(['4', '', '', '', '', ''], ['none', 'file', 'city', 'district', 'ada', 'parsel'])).toEqual([]);
  });

  it('is read in linear time, however long the pasted text is', () => {
    const table = readListTable(`Dosya;Not\n${'2024/1;"'.repeat(20_000)}\n${';'.repeat(50_000)}`);
    expect(table?.rows.length).toBeGreaterThan(0);
  });
});

it('remembers the chosen columns for lists with the same headings', () => {
  const table = readListTable(REAL);
  if (!table) throw new Error('no table');
  expect(keptMeanings(table)).toEqual(table.meanings);
  const chosen = table.meanings.with(1, 'none' as const);
  keepMeanings(table, chosen);
  expect(keptMeanings(table)).toEqual(chosen);
  const other = readListTable('Dosya;İl\n2024/1;Konya');
  expect(other && keptMeanings(other)).toEqual(['file', 'city']);
});
