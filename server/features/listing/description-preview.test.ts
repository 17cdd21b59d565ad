import { describe, expect, test } from 'vitest';
import { previewDescription } from './description-preview.ts';

describe('the preview of a description', () => {
  test('shows a short text as it is', () => {
    expect(previewDescription('  Merkezde\n satılık daire. ')).toBe('Merkezde satılık daire.');
  });

  test('ends after thirty words', () => {
    const words = Array.from({ length: 40 }, (_, index) => `k${index % 10}`);
    expect(previewDescription(words.join(' ')).split(' ')).toHaveLength(30);
  });

  test('masks what lies beyond fifty characters, keeping lengths and spaces', () => {
    const text = `${'a'.repeat(48)} gizli adres 12`;
    const preview = previewDescription(text);
    expect(preview).toHaveLength(text.length);
    expect(preview.slice(0, 50)).toBe(text.slice(0, 50));
    expect(preview.slice(50)).toBe('•••• ••••• ••');
  });

  test('never cuts a character in two', () => {
    expect(previewDescription('🏠'.repeat(60))).toBe('🏠'.repeat(50) + '•'.repeat(10));
  });
});
