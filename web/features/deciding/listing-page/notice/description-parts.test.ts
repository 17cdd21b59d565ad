import { expect, it } from 'vitest';
import { firstWords, previewParts } from './description-parts.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `söz${index + 1}`).join(' ');

it('a preview is split into its readable and its masked part', () => {
  expect(previewParts('Ankara 3. İc•• ••••')).toEqual({ readable: 'Ankara 3. İc', masked: '•• ••••' });
  expect(previewParts('Kısa.')).toEqual({ readable: 'Kısa.', masked: '' });
});

it('a full description initially shows its first 30 words and keeps its lines', () => {
  expect(firstWords(words(30))).toBe(words(30));
  expect(firstWords(`${words(31)} `)).toBe(`${words(30)}…`);
  expect(firstWords(`Bir\niki\n${words(40)}`)).toBe(`Bir\niki\n${words(28)}…`);
  expect(firstWords('')).toBe('');
});
