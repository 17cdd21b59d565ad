import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['=HYPERLINK("http://x.test")', `"'=HYPERLINK(""http://x.test"")"`],
  ['+90', "'+90"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "' =1+1"],
  ['＝1', "'＝1"],
  ['3+1 daire; "asma" katlı', '"3+1 daire; ""asma"" katlı"'],
  ['iki\r\nsatır', 'iki satır'],
  [1_250_000.5, '1250000,5'],
  [null, ''],
])('%s becomes %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
