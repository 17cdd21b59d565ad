import { expect, it } from 'vitest';
import { firstWords, previewParts } from './description-parts.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `söz${index + 1}`).join(' ');

it('a preview is told apart into what can be read and what is masked', () => {
  expect(previewParts('Ankara 3. İc•• ••••')).toEqual({ readable: 'Ankara 3. İc', masked: '•• ••••' });
  expect(previewParts('Kısa.')).toEqual({ readable: 'Kısa.', masked: '' });
});

it('a full description is first shown with its first 30 words, lines kept', () => {
  expect(firstWords(words(30))).toBe(words(30));
  expect(firstWords(`${words(31)} `)).toBe(`${words(30)}…`);
  expect(firstWords(`Bir\niki\n${words(40)}`)).toBe(`Bir\niki\n${words(28)}…`);
  expect(firstWords('')).toBe('');
});
