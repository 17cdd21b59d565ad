import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const FILES = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  bold: '600SemiBold/SourceSans3_600SemiBold.ttf',
  title: '700Bold/SourceSans3_700Bold.ttf',
} as const;

export type Face = keyof typeof FILES;
// Safe: the keys are those of the literal.
export const FACES = Object.keys(FILES) as Face[];

const require = createRequire(import.meta.url);
const contents = new Map<Face, Buffer>();

/** The font of a face, read once. */
export function faceFile(face: Face): Buffer {
  const content =
    contents.get(face) ?? readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${FILES[face]}`));
  contents.set(face, content);
  return content;
}

/** The characters of nearly every text: such a text is printed unchanged. */
const PLAIN = /^[\n\x20-\x7eÇĞİÖŞÜçğıöşü₺²’–·•…]*$/u;
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Printed for a character that the font does not have. */
const UNKNOWN = '□';

let known: ReadonlySet<number> | undefined;

/** The characters that the font has; all faces have the same ones. */
function knownLetters(): ReadonlySet<number> {
  if (known) return known;
  const font = fontkit.create(faceFile('regular'));
  if (!('characterSet' in font)) throw new Error('The font of documents is a collection, not a font.');
  known = new Set(font.characterSet);
  return known;
}

/**
 * Returns a text in a printable form: sources send emoji and control characters, and a character without a glyph can
 * neither be read nor heard (ISO 14289-1, 7.21.8).
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  const letters = knownLetters();
  const lines = text.normalize('NFC').replace(LINE_BREAK, '\n').replaceAll('\t', ' ').replaceAll('\ufeff', '');
  return Array.from(lines, (letter) => {
    if (letter === '\n' || letters.has(letter.codePointAt(0) ?? 0)) return letter;
    return INVISIBLE.test(letter) ? '' : UNKNOWN;
  }).join('');
}
