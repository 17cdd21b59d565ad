import { expect, it } from 'vitest';
import { PLACES } from '#shared/read-documents/page-places.ts';
import { paperSentences } from '../paper-sentences.ts';
import { readPaper } from '../read-paper.ts';

type Box = [left: number, top: number, right: number, bottom: number];
/** The slope and the rotation of a picture. */
type Hang = { readonly slope?: number; readonly turn?: (box: Box) => Box };

const REGISTER = [
  ['TAPU KAYIT BİLGİSİ, aşağıdaki taşınmaza ait tüm kayıtlarıyla'],
  ['Rehin bilgileri'],
  ['Derece', 'Alacaklı', 'Borç'],
  ['1', 'Örnek Bankası A.Ş.', '900.000,00 TL'],
  ['2', 'Deneme Ltd. Şti.', '50.000,00 TL'],
] as const;
const COLUMNS = [800, 2400, 6200];
const [LETTER, ROW, HEIGHT] = [100, 160, 120];
const ON_ITS_HEAD = ([left, top, right, bottom]: Box): Box => [
  PLACES - right,
  PLACES - bottom,
  PLACES - left,
  PLACES - top,
];
const ON_ITS_SIDE = ([left, top, right, bottom]: Box): Box => [PLACES - bottom, left, PLACES - top, right];

/** A scan of rows of cells in the order in which the recognition outputs them: row by row, or column by column. */
function scan(rows: readonly (readonly string[])[], { slope = 0, turn = (box) => box }: Hang = {}, isByColumn = false) {
  const cells = rows.flatMap((row, at) => row.map((text, column) => ({ text, row: at, column })));
  const order = isByColumn ? cells.toSorted((one, other) => one.column - other.column || one.row - other.row) : cells;
  const words = order.flatMap(({ text, row, column }, place) =>
    Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => {
      const left = (COLUMNS[column] ?? 0) + index * LETTER;
      const top = 2000 + row * ROW + Math.round(left * slope);
      return {
        text: word.replace(/^\?/, ''),
        line: isByColumn ? place : row,
        isSure: !word.startsWith('?'),
        box: turn([left, top, left + word.length * LETTER, top + HEIGHT]),
      };
    }),
  );
  return { page: 1, by: 'scan' as const, words };
}
const pledgesOf = (page: ReturnType<typeof scan>) =>
  readPaper([page]).findings.map(({ value: { degree, word, number } }) => [degree, word, number]);
const BOTH = [
  [1, 'bank', 900_000],
  [2, 'company', 50_000],
];

it.each<[string, Hang]>([
  ['straight', {}],
  ['hanging', { slope: 0.03 }],
  ['hanging to the other side', { slope: -0.03 }],
  ['on its head', { turn: ON_ITS_HEAD }],
  ['on its side', { turn: ON_ITS_SIDE }],
])('reads a table of pledges in a scan that is %s', (_, hang) => {
  expect(pledgesOf(scan(REGISTER, hang))).toEqual(BOTH);
});

it.each([0, 0.025, -0.025])('reads row by row a table recognised column by column and tilted by %d', (slope) => {
  expect(pledgesOf(scan(REGISTER, { slope }, true))).toEqual(BOTH);
});

it('ruled lines between cells are not cells', () => {
  const ruled = REGISTER.map((row) => (row.length > 1 ? row.map((cell, at) => (at === 0 ? cell : `| ${cell}`)) : row));
  expect(paperSentences([scan(ruled)]).map(({ folded }) => folded)).toContain('1 | ornek bankasi a.s. | 900.000,00 tl');
  expect(pledgesOf(scan(ruled))).toEqual(BOTH);
});

it('an unsure number gives no finding for its row, and the next row keeps its own', () => {
  const doubtful = REGISTER.map((row) => row.map((cell) => cell.replace('900.000,00', '?900.000,00')));
  expect(pledgesOf(scan(doubtful))).toEqual([[2, 'company', 50_000]]);
});

it('a table stored in cells in a UDF is read by its columns, despite empty cells', () => {
  const rows = [
    ['TAPU KAYIT BİLGİSİ'],
    ['Rehin bilgileri'],
    ['Derece', 'Açıklama', 'Alacaklı', 'Borç'],
    ['1', '', 'Örnek Bankası A.Ş.', '900.000,00 TL'],
    ['2', 'yevmiye 1200', 'Deneme Ltd. Şti.', '50.000,00 TL'],
  ];
  const words = rows.flatMap((row, line) =>
    row.flatMap((text, cell) =>
      text
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => ({
          text: word,
          line,
          isSure: true,
          box: [0, 0, 0, 0] satisfies Box as Box,
          ...(row.length > 1 && { cell }),
        })),
    ),
  );
  const { findings } = readPaper([{ page: 1, by: 'layer', words }]);
  expect(findings.map(({ value: { degree, word, number } }) => [degree, word, number])).toEqual(BOTH);
});
