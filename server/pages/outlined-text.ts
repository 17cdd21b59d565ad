import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

export type Weight = '400' | '700';
type Outlines = { readonly d: string; readonly width: number };

/** The font comes in two files; these letters are only in the second. */
const EXTENDED = /[ĞğŞşİ₺]/;
const RUNS = /[ĞğŞşİ₺]+|[^ĞğŞşİ₺]+/g;

const fonts = new Map<string, Promise<fontkit.Font>>();

/** A font of the package, opened once. */
function openFont(set: 'latin' | 'latin-ext', weight: Weight): Promise<fontkit.Font> {
  const name = `${set}-${weight}`;
  const known = fonts.get(name) ?? readFont(name);
  fonts.set(name, known);
  return known;
}

async function readFont(name: string): Promise<fontkit.Font> {
  const url = import.meta.resolve(`@fontsource/public-sans/files/public-sans-${name}-normal.woff`);
  const font = fontkit.create(await readFile(fileURLToPath(url)));
  if (!('layout' in font)) throw new Error(`${name} is a collection, not a font.`);
  return font;
}

/** One line as an SVG path, so that it looks the same on a machine without fonts. Letters the font has not are left out. */
export async function outlineText(text: string, size: number, weight: Weight): Promise<Outlines> {
  const paths: string[] = [];
  let width = 0;
  for (const run of text.match(RUNS) ?? []) {
    const font = await openFont(EXTENDED.test(run) ? 'latin-ext' : 'latin', weight);
    const scale = size / font.unitsPerEm;
    const known = [...run].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
    const { glyphs, positions } = font.layout(known);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      paths.push(glyph.path.scale(scale, -scale).translate(width, 0).toSVG());
      width += (position?.xAdvance ?? glyph.advanceWidth) * scale;
    });
  }
  return { d: paths.join(''), width };
}

/** Breaks a text into lines no wider than `width`; what does not fit into `lines` ends in an ellipsis. */
export async function wrapText(
  text: string,
  { size, weight, width, lines }: { size: number; weight: Weight; width: number; lines: number },
): Promise<string[]> {
  const fits = async (line: string) => (await outlineText(line, size, weight)).width <= width;
  const wrapped: string[] = [];
  const words = text.split(/\s+/u).filter(Boolean);
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (await fits(longer)) {
      line = longer;
      continue;
    }
    if (wrapped.length === lines - 1) return [...wrapped, await shorten([line, ...words.slice(index)].join(' '), fits)];
    if (line) wrapped.push(line);
    line = word;
  }
  return line ? [...wrapped, (await fits(line)) ? line : await shorten(line, fits)] : wrapped;
}

async function shorten(text: string, fits: (line: string) => Promise<boolean>): Promise<string> {
  let letters = [...text.trim()].slice(0, 200);
  while (letters.length > 0 && !(await fits(`${letters.join('').trimEnd()}…`))) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
