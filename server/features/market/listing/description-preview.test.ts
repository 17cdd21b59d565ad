import { describe, expect, it } from 'vitest';
import { previewDescription } from './description-preview.ts';

describe('the preview of a description', () => {
  it('shows a short text unchanged', () => {
    expect(previewDescription('  Merkezde\n satılık daire. ')).toBe('Merkezde satılık daire.');
  });

  it('shows thirty words and fifty characters at most, and a mask of the same length for the rest', () => {
    const mask = /[ •]+$/;
    const long = `${'a'.repeat(48)} gizli adres 12`;
    const longer = `${'b'.repeat(48)} gizli adres 12, ${'ve daha çok '.repeat(100)}`;
    const short = Array.from({ length: 40 }, () => 'k').join(' ');
    const masks = [long, longer, short].map((text) => mask.exec(previewDescription(text))?.[0].trim());
    expect(new Set(masks).size).toBe(1);
    expect(masks[0]).toMatch(/^•/);
    expect(previewDescription(long).replace(mask, '')).toBe(long.slice(0, 50));
    expect(previewDescription(short).replace(mask, '').split(' ')).toHaveLength(25);
  });

  it('never splits a character', () => {
    expect(previewDescription('🏠'.repeat(60))).toMatch(/^🏠{50} •/u);
  });
});
