import { expect, it } from 'vitest';
import { PREVIEWED_OF, previewOf } from './preview-message.ts';

it('shows the beginning of a message in one line, cut between words', () => {
  expect(previewOf('Merhaba,\n\n  teminat   ne zaman döner?', 'Ali')).toBe('Merhaba, teminat ne zaman döner?');
  const long = previewOf('Uzun bir soru soruyorum '.repeat(20).slice(0, PREVIEWED_OF), 'Ali');
  expect(long).toMatch(/^Uzun bir soru .*[a-z]…$/);
  expect(long.length).toBeLessThanOrEqual(81);
  expect(previewOf('x'.repeat(200), 'Ali')).toBe(`${'x'.repeat(80)}…`);
  expect(previewOf('', 'Ali')).toBe('');
});

it('omits numbers, addresses and the writer’s name in any case', () => {
  const text = 'Ben AYŞE Işık, telefonum 0532 123 45 67, ayse@ornek.example, TR33 0006 1005 1978 6457 8413 26';
  const shown = previewOf(text, 'Ayşe IŞIK');
  for (const personal of ['AYŞE', 'Işık', '532', 'ornek.example', 'TR33', '8413'])
    expect(shown).not.toContain(personal);
  expect(shown).toContain('telefonum');
});

it('masks before it cuts: a number at the end of the preview is not shown in part', () => {
  const shown = previewOf(`${'a '.repeat(34)}10000000146 numaralı kimlik`, 'Ali');
  expect(shown).not.toMatch(/\d{4}/);
});
