import { foldTurkish } from '#shared/text/turkish-text.ts';

/** Folded words that offices write for the kind of a file, mapped to the proper word. */
const FILE_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    esas: 'Esas',
    e: 'Esas',
    es: 'Esas',
    talimat: 'Talimat',
    tal: 'Talimat',
    tlm: 'Talimat',
    t: 'Talimat',
    tlmt: 'Talimat',
    satis: 'Satış',
    sat: 'Satış',
    iflas: 'İflas',
    // The same file is cited as Esas and as İcra.
    icra: 'Esas',
  }),
);

/** The kind of file that a word beside a file number names (`TLMT` → `Talimat`); `undefined` for any other word. */
export function fileKindOf(word: string): string | undefined {
  return FILE_KINDS.get(foldTurkish(word));
}

const FILE_NUMBER = /^((?:19|20)\d{2})\s*\/\s*(\d{1,7})(?!\d)(?:\s+(\p{L}+)\.?)?(.*)$/u;

/** `kind` is empty if the text names none; `rest` is the text after the number. */
export type FileNumber = { year: string; number: string; kind: string; rest: string };

/** The parts of a text that begins with a file number, its kind spelled out; `undefined` for any other text. */
export function parseFileNumber(text: string): FileNumber | undefined {
  const found = FILE_NUMBER.exec(text);
  if (!found) return undefined;
  const [, year = '', number = '', kind = '', rest = ''] = found;
  return { year, number, kind: fileKindOf(kind) ?? kind, rest };
}

/** `2026/31 TLMT.` → `2026/31 Talimat`; returns any other text unchanged. */
export function normaliseFileNumber(text: string): string {
  const file = parseFileNumber(text);
  return file ? `${file.year}/${file.number}${file.kind && ` ${file.kind}`}${file.rest}` : text;
}
