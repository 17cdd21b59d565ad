/** For each folded letter, the letters that are folded to it. */
const LETTERS_OF: Readonly<Record<string, string>> = {
  i: 'İIıÎî',
  s: 'Şş',
  g: 'Ğğ',
  c: 'Çç',
  o: 'Öö',
  u: 'ÜüÛû',
  a: 'Ââ',
  "'": '’ʼ`‘',
  // Combining marks, which follow their letter in decomposed text.
  '': '\u0302\u0306\u0307\u0308\u0327',
};
/** The folded unit of each UTF-16 unit, up to the last one that changes; 0 for a mark that is removed. */
const FOLDED_UNITS = foldedUnits();

function foldedUnits(): Uint16Array {
  const units = Uint16Array.from({ length: 0x201a }, (_, unit) => unit);
  for (let capital = 0x41; capital <= 0x5a; capital += 1) units[capital] = capital + 0x20;
  for (const [folded, letters] of Object.entries(LETTERS_OF))
    for (const letter of letters) units[letter.charCodeAt(0)] = folded.charCodeAt(0);
  return units;
}

/** The buffer of folded units that are converted to text together. */
const PIECE = new Uint16Array(4096);

/**
 * The normal form in which Turkish words are compared: letters without case, dots or hooks, one kind of apostrophe.
 * Letters that don't occur in Turkish words keep their case, because their case mapping differs between versions of
 * Unicode.
 */
export function foldTurkish(text: string): string {
  let folded = '';
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const own = FOLDED_UNITS[unit] ?? unit;
    if (own === 0 && unit !== 0) continue;
    PIECE[length] = own;
    length += 1;
    if (length < PIECE.length) continue;
    folded += textOf(PIECE);
    length = 0;
  }
  return folded + textOf(PIECE.subarray(0, length));
}

function textOf(units: Uint16Array): string {
  return Reflect.apply(String.fromCharCode, undefined, units);
}

let collator: Intl.Collator | undefined;

/** Compares Turkish names in Turkish alphabetical order (ç after c, ı before i). */
export function compareTurkish(a: string, b: string): number {
  // Created on first use: it costs a phone twenty milliseconds, and most pages sort nothing.
  collator ??= new Intl.Collator('tr-TR', { sensitivity: 'variant', numeric: true });
  return collator.compare(a, b);
}

/** Matches everything that cleaning could change; most texts contain nothing of it. */
const UNCLEAN = /^ | $| {2}|[^ -~\u00a1-\u00ac\u00ae-\u024f]/;

/** Removes control characters and broken surrogates, and collapses white space. */
export function cleanText(text: string): string {
  if (!UNCLEAN.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim();
}

/** Cleans each line of a text; several empty lines in a row become one. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `İSTANBUL` → `İstanbul`, `ARAPGİR İCRA DAİRESİ` → `Arapgir İcra Dairesi`, with Turkish case rules. */
export function titleCaseTurkish(text: string): string {
  return text
    .toLocaleLowerCase('tr-TR')
    .normalize('NFC')
    .replace(
      /(^|[\s(/.-])(\p{L})/gu,
      // Only this letter has a different capital in Turkish; a locale-aware call for each word would take longer than
      // the rest.
      (_, before: string, letter: string) => before + (letter === 'i' ? 'İ' : letter.toUpperCase()),
    );
}
