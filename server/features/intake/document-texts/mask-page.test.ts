import { expect, it } from 'vitest';
import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import type { PageWord } from '#shared/read-documents/document-texts.ts';
import { maskPage, pageText } from './mask-page.ts';

/** Makes the words of a page from its lines; `yanlış|doğru` is a word that the two readings read differently. */
function page(...lines: string[]): PageWord[] {
  return lines.flatMap((line, at) =>
    line.split(' ').map((word): PageWord => {
      const [text = '', other] = word.split('|');
      return { text, box: [0, 0, 1, 1], line: at, isSure: other === undefined, ...(other !== undefined && { other }) };
    }),
  );
}
const masked = (...lines: string[]) => pageText(maskPage(page(...lines), maskPersonalData));

it('a page without names keeps every word', () => {
  const lines = ['1285 ada 14 parsel numaralı taşınmazın', '1/4 hissesi 4.275.000,00 TL'];
  expect(masked(...lines)).toBe(lines.join('\n'));
});

it('names and numbers of people are masked in the words, which keep their places', () => {
  const words = page('Borçlu Ahmet Yılmaz (T.C. 10000000146) adına', 'kayıtlı taşınmazın tamamı satılacaktır.');
  const after = maskPage(words, maskPersonalData);
  const text = pageText(after);
  expect(text).not.toMatch(/Ahmet|Yılmaz|10000000146/);
  expect(text).toContain('kayıtlı taşınmazın tamamı satılacaktır.');
  expect(after.map(({ box, line }) => ({ box, line }))).toEqual(words.map(({ box, line }) => ({ box, line })));
});

it('both readings of a word are masked if either one is a name', () => {
  const after = maskPage(page('Borçlu Ahmct|Ahmet Yılrnaz|Yılmaz adına kayıtlı'), maskPersonalData);
  expect(JSON.stringify(after)).not.toMatch(/Ahm|Yıl/);
});

it('a name split at the end of a line is masked on both lines', () => {
  const text = masked('Borçlu Mustafa Yıl-', 'maz adına kayıtlı ev');
  expect(text).not.toMatch(/Mustafa|Yıl/);
  expect(text).toContain('kayıtlı ev');
});

it('masks everything from the first word that the masked text does not contain', () => {
  const words = page(Array.from({ length: 200 }, (_, at) => `kelime${at}`).join(' '));
  const after = maskPage(words, (text) => text.replace(/kelime5\b.*/, 'x y z'));
  expect(pageText(after)).toMatch(/^kelime0 kelime1 kelime2 kelime3 kelime4( \*\*\*)+$/);
});
