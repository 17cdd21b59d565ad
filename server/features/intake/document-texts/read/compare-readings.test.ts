import { expect, it } from 'vitest';
import { compareReadings } from './compare-readings.ts';
import type { ReadWord } from './page-reading.ts';

/** Makes the words of one line, 10 pixels per letter. */
function reading(text: string, { line = 0, confidence = 90 } = {}): ReadWord[] {
  let left = 0;
  return text.split(' ').flatMap((word) => {
    const from = left;
    left += (word.length + 1) * 10;
    const box = { left: from, right: from + word.length * 10, top: line * 40, bottom: line * 40 + 30 };
    return word === '' ? [] : [{ text: word, ...box, line, confidence }];
  });
}
const told = (first: ReadWord[], second: ReadWord[]) =>
  compareReadings(first, second).map(({ text, isSure, other }) =>
    isSure ? text : `${text}?${other === text ? '' : other}`,
  );

it('a word that both readings agree on is sure', () => {
  expect(told(reading('1/4 hissesi satılacaktır'), reading('1/4 hissesi satılacaktır.'))).toEqual([
    '1/4',
    'hissesi',
    'satılacaktır',
  ]);
});

it('where readings differ both are kept, the better number first', () => {
  expect(told(reading('kıymeti 4.275.0900,00 TL'), reading('kıymeti 4.275.000,00 TL'))).toEqual([
    'kıymeti',
    '4.275.000,00?4.275.0900,00',
    'TL',
  ]);
});

it('a number that both readings got wrong in the same way is not sure', () => {
  const same = () => reading('tarihi 18.92.2025 günü S1 hisse');
  expect(told(same(), same())).toEqual(['tarihi', '18.92.2025?', 'günü', 'S1?', 'hisse']);
});

it('a point that makes another number is a difference', () => {
  expect(told(reading('1.285 ada'), reading('1285 ada'))[0]).toContain('?');
});

it('a space inside a plain word is no difference, but inside a number it is', () => {
  expect(told(reading('taşın mazın'), reading('taşınmazın'))).toEqual(['taşın', 'mazın']);
  expect(told(reading('4.275 000,00'), reading('4.275.000,00'))).toEqual(['4.275.000,00?4.275 000,00']);
});

it('a space next to a word without figures is no difference, and the words stay separate', () => {
  expect(told(reading('402,00 m2 arsa'), reading('402,00m2 arsa'))).toEqual(['402,00', 'm2', 'arsa']);
  expect(told(reading('no:21, kat'), reading('no: 21 kat'))).toEqual(['no:', '21', 'kat']);
  expect(told(reading('1. 250 TL'), reading('1.250 TL'))).toEqual(['1. 250?1.250', 'TL']);
});

it('a suffix after square metres has one form, however its apostrophe is read', () => {
  expect(told(reading("245 m²'dir."), reading("245 m!''dir."))).toEqual(['245', "m²'dir."]);
  expect(told(reading("5,60 m'dir."), reading("5,60 m²'dir."))[1]).toContain('?');
});

it('a number doubted in both readings is not sure, but one that either reading is confident of is', () => {
  const of = (one: number, two: number) =>
    told(reading('Oranı 120', { confidence: one }), reading('Oranı 120', { confidence: two }))[1];
  expect([of(47, 37), of(47, 90), of(60, 37)]).toEqual(['120?', '120', '120']);
});

it.each([
  ['96 40 aşınmış', ['96?', '40?', 'aşınmış']],
  ['96 m² 40 m²', ['96', 'm²', '40', 'm²']],
  ['96 1.250,00 TL', ['96', '1.250,00', 'TL']],
  ['1.31 nolu daire', ['1.31?', 'nolu', 'daire']],
  ['1.31 oranında', ['1.31', 'oranında']],
  ['341 daire', ['341?', 'daire']],
  ['1641 kişilik', ['1641?', 'kişilik']],
  ['341 ada', ['341', 'ada']],
])('whether the numbers in “%s” are sure depends on the words next to them', (text, expected) => {
  expect(told(reading(text), reading(text))).toEqual(expected);
});

it('a whole share that one reading took for a door number is not sure', () => {
  expect(told(reading('Hissesi : V1'), reading('Hissesi : VI'))[2]).toBe('VI?V1');
});

it('an empty word next to a number does not change it', () => {
  const second = reading('değeri 1.950.000,00 TL');
  const empty = { ...reading('değeri 1.950.000,00')[1], text: '', confidence: 90 } as ReadWord;
  expect(told(reading('değeri 1.950.000,00 TL'), [empty, ...second])).toEqual(['değeri', '1.950.000,00', 'TL']);
});

it('a question mark after metres is read as the raised 2 of square metres', () => {
  const same = () => reading("742,00 m? arsa, 128m?, 24 m?'dir. Müşterek mi?");
  expect(told(same(), same())).toEqual(['742,00', 'm²', 'arsa,', '128m²,', '24', "m²'dir.", 'Müşterek', 'mi?']);
});

it.each([
  ['değeri 41.300,00 TL', 'değeri —41.300,00 TL', '41.300,00'],
  ['hissesi 1/4 olan', 'hissesi 1/4. olan', '1/4'],
  ['arsa 96m². tapuda', 'arsa 96m. tapuda', '96m².'],
  ['arsa 165m/ tapuda', 'arsa 165m² tapuda', '165m²'],
])('punctuation around a number does not change its value: %s', (one, two, number) => {
  expect(told(reading(one), reading(two))[1]).toBe(number);
});

it.each([
  ['12.01.2026', '12.61.2026', '12.01.2026'],
  ['3.420.008,00', '3.420.000,00', '3.420.000,00'],
  ['3,250.000', '3.250.000', '3.250.000'],
  ['l/4', '1/4', '1/4'],
  ['yı', '1/1', '1/1'],
  ['1/1', 'Vİ', '1/1'],
])('of %s and %s the only valid number is chosen when the other resembles it', (one, two, number) => {
  expect(told(reading(one), reading(two))).toEqual([number]);
});

it.each([
  ['4.000.000,00', '4.060.000,00'],
  ['3/8', '3/18'],
  ['51', 'S1'],
  ['2.560.006,00', '2.560.006,00'],
  ['7', '965'],
  ['04.02.2026', '14.62.2026'],
])('%s and %s leave the number unsure', (one, two) => {
  expect(told(reading(one), reading(two))[0]).toContain('?');
});

it('column bars and colons after labels are kept if only one reading has them', () => {
  expect(told(reading('Kıymeti : 250 | 1/1'), reading('Kıymeti   250   1/1'))).toEqual([
    'Kıymeti',
    ':',
    '250',
    '|',
    '1/1',
  ]);
  expect(told(reading('Kıymeti : 250', { confidence: 40 }), reading('Kıymeti   250'))).toEqual(['Kıymeti', '250']);
});

it('a bar read together with a word separates columns, and a plus between words stays', () => {
  const same = () => reading('1|Örnek konut + ticaret');
  expect(told(same(), same())).toEqual(['1', '|', 'Örnek', 'konut', '+', 'ticaret']);
});

it('a word found in only one reading is kept but not sure', () => {
  expect(told(reading('bu     satılır'), reading('bu ev  satılır'))).toEqual(['bu', 'ev?', 'satılır']);
  expect(told(reading('bu ev satılır'), reading('bu    satılır'))).toEqual(['bu', 'ev?', 'satılır']);
});

it('a word that either reading doubts is not sure, and specks are left out', () => {
  expect(told(reading('ev', { confidence: 20 }), reading('ev', { confidence: 90 }))).toEqual(['ev?']);
  expect(told(reading('| ev'), reading('~ ev'))).toEqual(['ev']);
});

it('lines stay separate', () => {
  const page = () => [...reading('birinci satır'), ...reading('ikinci satır', { line: 1 })];
  expect(compareReadings(page(), page()).map(({ line }) => line)).toEqual([0, 0, 1, 1]);
});
