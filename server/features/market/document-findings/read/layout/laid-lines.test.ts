import { expect, it } from 'vitest';
import { paperSentences } from '../paper-sentences.ts';
import { readPaper } from '../read-paper.ts';

/** Coordinates in which a letter is 100 wide and a line 150 high. */
type Piece = readonly [left: number, row: number, text: string];

/** A page of a document's text layer: pieces in the order of the file; those in one row form a line. */
function page(...pieces: Piece[]) {
  let line = 0;
  const words = pieces.flatMap(([left, row, text], at) => {
    if (at > 0 && pieces[at - 1]?.[1] !== row) line += 1;
    return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      line,
      isSure: true,
      box: [left + index * 100, row * 150, left + (index + word.length) * 100, row * 150 + 120] satisfies number[] as [
        number,
        number,
        number,
        number,
      ],
    }));
  });
  return { page: 1, by: 'layer' as const, words };
}
const folded = (...pieces: Piece[]) => paperSentences([page(...pieces)]).map((one) => one.folded);
const LEFT = ['Kıymet takdiri raporu taşınmazın', 'bulunduğu yerde düzenlenmiş olup', 'taşınmazın konumu ile ulaşımı'];
const RIGHT = [
  'Parsel imar planında konut alanı',
  'içinde kalmakta ve çevresinde de',
  'konut yapıları bulunmaktadır ve',
];

it('cells of a table are kept separate, and the sentence keeps its printed words', () => {
  const sentences = paperSentences([
    page([0, 0, 'Derece'], [2000, 0, 'Alacaklı'], [5000, 0, 'Borç'], [0, 1, '1'], [2000, 1, 'Örnek'], [5000, 1, '900']),
  ]);
  expect(sentences.map((one) => one.folded)).toEqual(['derece | alacakli | borc', '1 | ornek | 900']);
  expect(sentences.map(({ text }) => text)).toEqual(['Derece Alacaklı Borç', '1 Örnek 900']);
});

it('aligned labels and values are cells; a single row may be a coincidence', () => {
  const rows: Piece[] = [
    [0, 0, 'Brüt alan'],
    [1200, 0, '118 m²'],
    [0, 1, 'Net alan'],
    [1200, 1, '99 m²'],
    [0, 2, 'Bina yaşı'],
    [1200, 2, '3'],
  ];
  expect(folded(...rows)).toEqual(['brut alan | 118 m²', 'net alan | 99 m²', 'bina yasi | 3']);
  expect(folded(...rows.slice(0, 2))).toEqual(['brut alan 118 m²']);
});

it('a cell of several lines is one cell, whether the file stores it by cell or by line', () => {
  const byCell: Piece[] = [
    [0, 0, 'İpotek'],
    [2000, 0, 'Örnek Katılım'],
    [2000, 1, 'Bankası A.Ş.'],
    [5000, 0, '900.000 TL'],
  ];
  const byLine: Piece[] = [byCell[0], byCell[1], byCell[3], byCell[2]].flatMap((piece) => (piece ? [piece] : []));
  for (const pieces of [byCell, byLine])
    expect(folded(...pieces)).toEqual(['ipotek | ornek katilim bankasi a.s. | 900.000 tl']);
});

it('two columns of prose are read as one column after another', () => {
  const rows = [...LEFT, ...LEFT].flatMap((left, at): Piece[] => [
    [0, at, left],
    [4000, at, RIGHT[at % 3] ?? ''],
  ]);
  const text = folded(...rows).join(' ');
  expect(text).toContain('raporu tasinmazin bulundugu yerde duzenlenmis olup tasinmazin konumu');
  expect(text).toContain('konut alani icinde kalmakta ve cevresinde de konut yapilari');
  expect(text).not.toContain('|');
});

it('the number of a list item and the value after a colon are not cells', () => {
  const rows = [0, 1, 2].flatMap((row): Piece[] => [
    [0, row, `${row + 1}.`],
    [1000, row, 'Taşınmaz boştur.'],
  ]);
  expect(folded(...rows)).toEqual(['1. tasinmaz bostur.', '2. tasinmaz bostur.', '3. tasinmaz bostur.']);
  const labels = [0, 1, 2].flatMap((row): Piece[] => [
    [0, row, `Alan ${row}`],
    [1000, row, ': 12'],
  ]);
  expect(folded(...labels)).toEqual(['alan 0 : 12', 'alan 1 : 12', 'alan 2 : 12']);
});

it('findings in a row of pledges are kept separate from other rows', () => {
  const { findings } = readPaper([
    page(
      [0, 0, 'TAPU KAYIT BİLGİSİ'],
      [0, 1, 'Rehin bilgileri'],
      [0, 2, 'Derece'],
      [2000, 2, 'Alacaklı'],
      [6000, 2, 'Borç'],
      [0, 3, '1'],
      [2000, 3, 'Örnek Bankası A.Ş.'],
      [6000, 3, '900.000,00 TL'],
      [0, 4, '2'],
      [2000, 4, 'Deneme Ltd. Şti.'],
      [6000, 4, '50.000,00 TL'],
    ),
  ]);
  expect(findings.map(({ field, value }) => [field, value.degree, value.word, value.number])).toEqual([
    ['pledge', 1, 'bank', 900_000],
    ['pledge', 2, 'company', 50_000],
  ]);
});

it('a page of many words takes time in proportion to its length', () => {
  const used = (count: number) => {
    const rows = Array.from({ length: count }, (_, row): Piece[] => [
      [0, row, 'a b'],
      [4000, row, 'c d'],
    ]).flat();
    const { words } = page(...rows);
    const before = process.cpuUsage();
    paperSentences([{ page: 1, by: 'layer', words }]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  expect(used(1500)).toBeLessThan(10 * used(300) + 1000);
});
