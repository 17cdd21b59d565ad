import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGlossary, refusedWords } from '../scripts/turkish/glossary.ts';
import { isTurkish, type Text, textFiles, textsIn } from '../scripts/turkish/read-texts.ts';
import { sentencesOf, wordCount } from '../scripts/turkish/sentences.ts';
import { textsInCode } from '../scripts/turkish/texts-in-code.ts';
import { textsInMarkdown } from '../scripts/turkish/texts-in-markdown.ts';

/* What docs/turkish.md requires of every text that a person reads. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONGEST_SENTENCE = 20;
const LONGEST_CELL = 25;

const glossary = readGlossary();
let texts: Text[];
beforeAll(() => {
  texts = textFiles(ROOT).flatMap((file) => textsIn(ROOT, file));
});

const found = (problem: (text: Text) => readonly string[]) =>
  texts.flatMap((text) => problem(text).map((words) => `${text.file}:${text.line}: ${words}`));

describe('every text', () => {
  it('is checked', () => {
    expect(glossary.length).toBeGreaterThan(20);
    expect(texts.length).toBeGreaterThan(5000);
  });

  it('uses the words of the glossary', () => {
    expect(
      found(({ text, file }) => refusedWords(text, file, glossary).map(({ word, use }) => `“${word}” is “${use}”`)),
    ).toEqual([]);
  });

  it(`has sentences of at most ${LONGEST_SENTENCE} words`, () => {
    expect(
      found((text) =>
        text.isCell || !isTurkish(text)
          ? []
          : sentencesOf(text.text).filter((sentence) => wordCount(sentence) > LONGEST_SENTENCE),
      ),
    ).toEqual([]);
  });

  it(`has cells of at most ${LONGEST_CELL} words`, () => {
    expect(found(({ text, isCell }) => (isCell && wordCount(text) > LONGEST_CELL ? [text] : []))).toEqual([]);
  });
});

describe('the search for words', () => {
  it.each([
    ['İstemin konusu', 'talep'],
    ['Sonuçları süzmek için', 'filtre, filtrele'],
    ['Taşınmazın tamamı', 'gayrimenkul'],
    ['Durumu kartta yazar.', 'görünür, gösterilir, bulunur'],
    ['Favorilerinizi açın', 'kaydedilen ilan'],
    ['Üyelik kendiliğinden yenilenmez.', 'otomatik'],
    ['En yakın sözcüğü dener.', 'kelime'],
    ['2 ileti yeniden denenecek.', 'mesaj, e-posta'],
  ])('refuses “%s”', (text, use) => {
    expect(refusedWords(text, 'web/features/x.tsx', glossary).map((row) => row.use)).toEqual([use]);
  });

  it.each([
    'Fazla belge istemeyiz.',
    'Taşınmaz satış vaadi şerh edilir.',
    'Ad ve adresinizi yazarsınız.',
    'Borç ödenirse satış durur.',
    'İletişim formundan iletilen ticari ileti onayı',
  ])('accepts “%s”', (text) => {
    expect(refusedWords(text, 'web/features/x.tsx', glossary)).toEqual([]);
  });
});

describe('the sentences of a text', () => {
  it('include the values inserted by code and marked words', () => {
    const code = 'const a = <p>\n  Son gün {day}. <b>Teminat</b> yatırın.\n  <Button>Kaydet</Button>\n</p>;';
    const [paragraph] = textsInCode('x.tsx', code);
    expect(paragraph?.line).toBe(2);
    expect(sentencesOf(paragraph?.text ?? '').map(wordCount)).toEqual([3, 2]);
  });

  it('do not end after a number or an abbreviation', () => {
    expect(sentencesOf('Bitiş 3. Asliye kararıyla 25. Maddeye göredir. Sonra (bkz. Madde 4) ödenir.')).toHaveLength(2);
  });

  it('are separate for a list, a cell and a heading, with their lines', () => {
    const source = '---\ntitle: Başlık\ntopic: x\n---\n# Ad\n\nBir cümle\nsürer.\n- madde\n\n| hücre | öbürü |\n';
    expect(textsInMarkdown(source)).toEqual([
      { line: 2, text: 'Başlık', isCell: false },
      { line: 5, text: 'Ad', isCell: false },
      { line: 7, text: 'Bir cümle sürer.', isCell: false },
      { line: 9, text: 'madde', isCell: false },
      { line: 11, text: 'hücre', isCell: true },
      { line: 11, text: 'öbürü', isCell: true },
    ]);
  });
});
