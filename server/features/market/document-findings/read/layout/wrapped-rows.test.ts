import { expect, it } from 'vitest';
import { paperSentences } from '../paper-sentences.ts';
import { readPaper } from '../read-paper.ts';

/** Coordinates in which a letter is 100 wide and a line 150 high; the ink is lower than the line. */
type Piece = readonly [left: number, row: number, text: string, other?: string];

/** A scanned page: pieces in the order of the recognition; a piece with a second reading is unsure. */
function scan(...pieces: Piece[]) {
  const words = pieces.flatMap(([left, row, text, other], line) =>
    Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
      text: word,
      line,
      isSure: other === undefined,
      ...(other !== undefined && { other }),
      box: [left + index * 100, row * 150, left + (index + word.length) * 100, row * 150 + 80] satisfies number[] as [
        number,
        number,
        number,
        number,
      ],
    })),
  );
  return { page: 1, by: 'scan' as const, words };
}

const REPORT: readonly Piece[] = [
  [0, 0, 'BİLİRKİŞİ RAPORU'],
  [0, 2, 'Arsanın değeri'],
  [4000, 2, '900.000,00 TL'],
  [0, 3, 'Binanın değeri'],
  [4000, 3, '350.000,00 TL'],
];
const worthOf = (...pieces: Piece[]) =>
  readPaper([scan(...REPORT, ...pieces)]).findings.find(({ field }) => field === 'appraisal')?.value.number;
const lastLine = (...pieces: Piece[]) => paperSentences([scan(...REPORT, ...pieces)]).at(-1)?.folded;

it.each<[string, Piece[]]>([
  [
    'its first line',
    [
      [0, 4, 'Takdir edilen'],
      [4000, 4, '1.250.000,00 TL'],
      [0, 5, 'toplam değeri'],
    ],
  ],
  [
    'its last line',
    [
      [0, 4, 'Takdir edilen'],
      [0, 5, 'toplam değeri'],
      [4000, 5, '1.250.000,00 TL'],
    ],
  ],
  [
    'the middle of its height',
    [
      [0, 4, 'Takdir edilen'],
      [0, 5, 'toplam değeri'],
      [4000, 4.5, '1.250.000,00 TL'],
    ],
  ],
])('a label on two lines is one label if its sum is at %s', (_, pieces) => {
  expect(lastLine(...pieces)).toBe('takdir edilen toplam degeri | 1.250.000,00 tl');
  expect(worthOf(...pieces)).toBe(1_250_000);
});

it('a label and its sum may both continue on the next line', () => {
  expect(worthOf([0, 4, 'Takdir edilen'], [4000, 4, '1.250.000,00'], [0, 5, 'toplam değeri'], [4000, 5, 'TL'])).toBe(
    1_250_000,
  );
});

it('a unit below a sum belongs to it, wherever it is in the cell', () => {
  for (const left of [4000, 4500, 5000])
    expect(lastLine([0, 4, 'Taşınmazın değeri'], [4000, 4, '1.250.000,00'], [left, 5, 'TL'])).toBe(
      'tasinmazin degeri | 1.250.000,00 tl',
    );
});

it('text that starts with a capital or contains a figure does not continue a label', () => {
  const row: Piece[] = [
    [0, 4, 'Takdir edilen değer'],
    [4000, 4, '1.250.000,00 TL'],
  ];
  expect(lastLine(...row, [0, 5, 'Sonuç ve kanaat'])).toBe('sonuc ve kanaat');
  expect(lastLine(...row, [0, 5, 've 12 adet ağaç'])).toBe('ve 12 adet agac');
  expect(worthOf(...row, [0, 5, 'Sonuç ve kanaat'])).toBe(1_250_000);
});

it.each<[string, string | undefined, number | undefined]>([
  ['is sure where both readings saw the same halves', '000,00', 1_250_000],
  ['is no number where they differ', '006,00', undefined],
])('a sum split at the end of a line %s', (_, other, worth) => {
  for (const left of [4000, 4400])
    expect(
      worthOf([0, 4, 'Taşınmazın değeri'], [4000, 4, '1.250.'], [left, 5, '000,00', other], [left + 700, 5, 'TL']),
    ).toBe(worth);
});

it('half a sum is not read, whatever is below it', () => {
  expect(worthOf([0, 4, 'Taşınmazın değeri'], [4000, 4, '1.250.'])).toBeUndefined();
  expect(worthOf([0, 4, 'Taşınmazın değeri'], [4000, 4, '1.250.'], [4000, 5, '000 ada TL'])).toBeUndefined();
});

it.each([4000, 4400])('two sums below each other stay separate, at %d', (left) => {
  const rows: Piece[] = [
    [0, 4, 'Taşınmazın değeri'],
    [4000, 4, '1.250.000,00 TL'],
    [left, 5, '950.000,00 TL'],
  ];
  expect(lastLine(...rows)).toBe('950.000,00 tl');
  expect(worthOf(...rows)).toBe(1_250_000);
});

/** Rows of an extract of the register whose cells continue in further lines, with or without drawn lines. */
const entries = (rule: string): Piece[] => {
  const rows = [
    ['Şerh', 'İcrai Haciz : Örnek Genel', 'Kepez TM'],
    ['', 'İcra Dairesinin 2026/10233', '18-02-2026'],
    ['', 'yazısı ile 431.870,00 TL', '4480'],
    ['Şerh', 'Kamu Haczi : Örnek Vergi', 'Kepez TM'],
    ['', 'Dairesi, 25.600,40 TL', '05-03-2026'],
  ];
  return [
    [0, 0, 'TAPU KAYIT BİLGİSİ'],
    ...rows.flatMap(([kind = '', entry = '', office = ''], row): Piece[] => [
      [0, row + 2, kind],
      ...(rule === '' ? [] : ([[900, row + 2, rule]] satisfies Piece[])),
      [1200, row + 2, entry],
      ...(rule === '' ? [] : ([[4200, row + 2, rule]] satisfies Piece[])),
      [4500, row + 2, office],
    ]),
  ];
};

it.each(['', '|'])('cells of an entry on several lines keep its sum, with “%s” between them', (rule) => {
  const { findings } = readPaper([scan(...entries(rule))]);
  expect(findings.map(({ field, value }) => [field, value.number])).toEqual([
    ['seizure', 431_870],
    ['seizure', 25_600.4],
  ]);
});

it('a creditor on several lines keeps its sum, and text after the table is not part of its name', () => {
  const names = ['Alacaklı', 'Müşterek', 'Borç', 'Faiz', 'Derece', 'Tesis'];
  const first = ['(SN:902) Ö...', 'Hayır', '2.750.000,00 TL', 'Değişken', '1/0', 'Kepez TM'];
  const second = ['(SN:8817) D...', 'Hayır', '900.000,00 TL', 'Faizsiz', '2/0', 'Kepez TM'];
  const at = [0, 1700, 2900, 4900, 6000, 7000];
  const row = (cells: readonly string[], place: number) =>
    cells.map((text, cell): Piece => [at[cell] ?? 0, place, text]).filter(([, , text]) => text !== '');
  const { findings } = readPaper([
    scan(
      [0, 0, 'TAPU KAYIT BİLGİSİ'],
      [0, 1, 'Rehin bilgileri'],
      ...row(names, 2),
      ...row(first, 3),
      ...row(['BANKASI A.Ş.', '', '', '', '', '26-08-2020'], 4),
      ...row(second, 5),
      ...row(['MALZEMELERİ', '', '', '', '', '14-11-2024'], 6),
      ...row(['LTD. ŞTİ.'], 7),
      [0, 8, 'HACİZLER'],
      [0, 9, 'Örnek İcra Dairesi 2025/12 esas, 45.000,00 TL'],
    ),
  ]);
  expect(findings.map(({ field, value }) => [field, value.degree, value.word, value.number])).toEqual([
    ['seizure', undefined, undefined, 45_000],
    ['pledge', 1, 'bank', 2_750_000],
    ['pledge', 2, 'company', 900_000],
  ]);
});
