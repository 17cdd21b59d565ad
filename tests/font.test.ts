import { readFileSync, statSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';

const FILES = ['source-sans-latin', 'source-sans-turkish'];
const pathOf = (name: string) => new URL(`../web/ui/fonts/${name}.woff2`, import.meta.url);
const fonts = FILES.map((name) => {
  const font = fontkit.create(readFileSync(pathOf(name)));
  if (!('characterSet' in font)) throw new Error(`${name} is a collection, not a font.`);
  return font;
});

describe('the self-hosted font', () => {
  it('has every Turkish letter and the lira sign', () => {
    const letters = new Set(fonts.flatMap((font) => font.characterSet));
    expect(
      [...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ0123456789₺’“”–·²…%'].filter(
        (letter) => !letters.has(letter.codePointAt(0) ?? 0),
      ),
    ).toEqual([]);
  });

  it('contains the weights used by the design', () => {
    for (const font of fonts) {
      expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
    }
  });

  it('has tabular figures of one width', () => {
    const widths = [...'0123456789'].map(
      (digit) => fonts[0]?.glyphForCodePoint(digit.codePointAt(0) ?? 0).advanceWidth,
    );
    expect(new Set(widths).size).toBe(1);
  });

  it('is at most 40 kB', () => {
    expect(FILES.reduce((sum, name) => sum + statSync(pathOf(name)).size, 0)).toBeLessThanOrEqual(40_000);
  });
});
