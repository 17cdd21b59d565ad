import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

export type Weight = '400' | '700';
type Outlines = { readonly d: string; readonly width: number };

/** The font comes in two files; these letters are only in the second. */
const EXTENDED = /[ĞğŞşİ₺]/;
const RUNS = /[ĞğŞşİ₺]+|[^ĞğŞşİ₺]+/g;

/** The maximum number of letters in a text to wrap, because a source may send very long titles. */
const LONGEST = 400;

const fonts = new Map<string, Promise<Font>>();

/** A font of the package, opened once. */
function openFont(set: 'latin' | 'latin-ext', weight: Weight): Promise<Font> {
  const name = `${set}-${weight}`;
  const known = fonts.get(name) ?? readFont(name);
  fonts.set(name, known);
  return known;
}

async function readFont(name: string): Promise<Font> {
  // Loaded with the first font, not with the server.
  const fontkit = await import('fontkit');
  const url = import.meta.resolve(`@fontsource/public-sans/files/public-sans-${name}-normal.woff`);
  const font = fontkit.create(await readFile(fileURLToPath(url)));
  if (!('layout' in font)) throw new Error(`${name} is a collection, not a font.`);
  return font;
}

/** Splits a line into pieces that each use one font file, and removes letters that are not in that file. */
async function runsOf(text: string, weight: Weight): Promise<{ font: Font; letters: string }[]> {
  return Promise.all(
    (text.match(RUNS) ?? []).map(async (run) => {
      const font = await openFont(EXTENDED.test(run) ? 'latin-ext' : 'latin', weight);
      const known = [...run].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      return { font, letters: known.join('') };
    }),
  );
}

/** Draws one line as an SVG path, so that it looks the same without installed fonts. Omits letters not in the font. */
export async function outlineText(text: string, size: number, weight: Weight): Promise<Outlines> {
  const paths: string[] = [];
  let width = 0;
  for (const { font, letters } of await runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    glyphs.forEach((glyph, index) => {
      paths.push(glyph.path.scale(scale, -scale).translate(width, 0).toSVG());
      width += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
    });
  }
  return { d: paths.join(''), width };
}

async function widthOf(text: string, size: number, weight: Weight): Promise<number> {
  const runs = await runsOf(text, weight);
  return runs.reduce((sum, { font, letters }) => sum + (font.layout(letters).advanceWidth * size) / font.unitsPerEm, 0);
}

/** Breaks a text into lines no wider than `width`; a text that does not fit into `lines` ends in an ellipsis. */
export async function wrapText(
  text: string,
  { size, weight, width, lines }: { size: number; weight: Weight; width: number; lines: number },
): Promise<string[]> {
  const fits = async (line: string) => (await widthOf(line, size, weight)) <= width;
  const wrapped: string[] = [];
  const words = text.slice(0, LONGEST).split(/\s+/u).filter(Boolean);
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

/** Keeps as many letters as fit before an ellipsis; finds the number by binary search. */
async function shorten(text: string, fits: (line: string) => Promise<boolean>): Promise<string> {
  const letters = [...text.trim()];
  const cut = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
  let [most, tooMany] = [0, letters.length + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (await fits(cut(middle))) most = middle;
    else tooMany = middle;
  }
  return cut(most);
}
