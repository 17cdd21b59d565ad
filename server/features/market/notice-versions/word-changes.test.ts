import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .words.map(({ kind, text }) => (kind === 'kept' ? text : `${kind === 'struck' ? '-' : '+'}[${text}]`))
    .join('');

describe('the words of two texts', () => {
  it('are marked as struck or added where they differ', () => {
    expect(marked('Muhammen bedel 100 TL olup peşindir.', 'Muhammen bedel 120 TL olup peşindir.')).toBe(
      'Muhammen bedel -[100 ]+[120 ]TL olup peşindir.',
    );
    expect(marked('Bir iki.', 'Bir iki. Üç.')).toBe('Bir iki. +[Üç.]');
    expect(marked('', 'Bir')).toBe('+[Bir]');
  });

  it('do not change where only white space differs; the later white space is shown', () => {
    expect(marked('Bir  iki\nüç', 'Bir iki\n\nüç')).toBe('Bir iki\n\nüç');
  });

  it('add up to both texts, whatever the texts are', () => {
    const before = 'Borçlu hissesi İzmir\nKarşıyaka’da 1/2 pay; KDV %20.';
    const after = 'Borçlu hissesinin tamamı, Izmir\n\nKarşıyaka’da 1/4 pay; KDV %10 .';
    const { words } = wordChanges(before, after);
    const without = (kind: string) =>
      words
        .filter((one) => one.kind !== kind)
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, '');
    expect([without('added'), without('struck')]).toEqual([before, after].map((text) => text.replace(/\s+/g, '')));
  });

  it('are compared by paragraphs if they have too few words in common', () => {
    const words = (from: number) => Array.from({ length: 2000 }, (_, at) => `s${from + at}`).join(' ');
    const { words: changes, isByParagraphs } = wordChanges(`Başlık\n${words(0)}`, `Başlık\n${words(5000)}`);
    expect(isByParagraphs).toBe(true);
    expect(changes.map(({ kind }) => kind)).toEqual(['kept', 'struck', 'added']);
  });

  it('of the longest possible texts are compared quickly', () => {
    let seed = 1;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const nasty = (most: number) =>
      Array.from({ length: 50_000 }, () => (random(50) === 0 ? '\n' : random(most)))
        .join(' ')
        .slice(0, 100_000);
    for (const most of [2, 3, 1000]) {
      const [before, after] = [nasty(most), nasty(most)];
      const start = performance.now();
      wordChanges(before, after);
      expect(performance.now() - start).toBeLessThan(1500);
    }
  });
});
