/**
 * Forms contain boxes and questions. Before the rules run, a line of a form is rewritten as a statement:
 * `[ ] boş [X] kiracı` becomes `kiracı`, `Anahtarı var mı? Hayır` becomes `Anahtarı : Hayır`. The positions of letters
 * don't change.
 */
const BOX = /[([] ?(?<mark>[x✓✔]|-?) ?[)\]]|(?<full>[☒☑■])|[☐□▢]/g;
/** The end of an option that is not followed by another box. */
const OPTION_END = /[,;|.]/;
/** `… var mı?`, `… mevcut mudur? Cevap:` */
const ASKED =
  / (?:(?:var|mevcut|bulun[a-z]{2,8}|alin[a-z]{2,5}|yapil[a-z]{2,5}|konul[a-z]{2,5}|(?:teslim|tesis) (?:alin|edil)[a-z]{2,5}) )?m[iu](?:dir|dur|ydi|ydu)? ?\?(?: ?(?:cevap|yanit|c) ?[:.-])?/g;
const WHETHER = / (?:olup|bulunup|alinip) (?:olmadigi|bulunmadigi|alinmadigi) ?[:|]/g;
const ASKED_WHO =
  /(?:[a-z]{3,12} )?kim(?:ler)?(?:in)?(?: tarafindan)? (?:otur|kullan|ikamet)[a-z]{0,14}(?: ?(?:edil|ed)[a-z]{2,9})?(?: ?\?| ?:)(?: ?(?:cevap|yanit|c) ?[:.-])?/g;

const blankOf = (text: string) => ' '.repeat(text.length);
const LETTER = /[a-z]/;

/**
 * Rewrites a folded line with boxes and questions as statements of the same length; returns any other line unchanged.
 */
export function plainAnswers(folded: string): string {
  const asked =
    folded.includes('?') || folded.includes(':') || folded.includes('|') ? withoutQuestions(folded) : folded;
  return withoutBoxes(asked);
}

function withoutQuestions(folded: string): string {
  return folded
    .replace(ASKED_WHO, (asked) => `${'kullanan'.padEnd(asked.length - 1)}:`)
    .replace(ASKED, (asked) => `${blankOf(asked.slice(1))}:`)
    .replace(WHETHER, (asked) => `${blankOf(asked.slice(1))}:`);
}

type Box = { readonly from: number; readonly to: number; readonly isChosen: boolean; readonly isDash: boolean };

function withoutBoxes(folded: string): string {
  const boxes = [...folded.matchAll(BOX)].map(({ index, 0: found, groups = {} }): Box => {
    const { mark = '', full } = groups;
    return {
      from: index,
      to: index + found.length,
      isChosen: full !== undefined || (mark !== '' && mark !== '-'),
      isDash: mark === '-',
    };
  });
  const [first] = boxes;
  const last = boxes.at(-1);
  // A dash in brackets is a box only next to a ticked one.
  if (!first || !last || !boxes.some(({ isChosen, isDash }) => isChosen || !isDash)) return folded;
  const isBefore = LETTER.test(folded.slice(last.to));
  // A label without a colon gets one: `Yapı ruhsatı [X] var`.
  const hasLabel = isBefore && /[a-z] $/.test(folded.slice(0, first.from));
  const parts: string[] = hasLabel ? [folded.slice(0, first.from - 1), ':'] : [];
  let at = hasLabel ? first.from : 0;
  for (const [place, box] of boxes.entries()) {
    const option = isBefore ? after(folded, box, boxes[place + 1]) : before(folded, box, boxes[place - 1]);
    const from = box.isChosen ? box.from : Math.min(option.from, box.from);
    const to = box.isChosen ? box.to : Math.max(option.to, box.to);
    parts.push(folded.slice(at, Math.max(at, from)), ' '.repeat(Math.max(0, to - Math.max(at, from))));
    at = Math.max(at, to);
  }
  return parts.join('') + folded.slice(at);
}

function after(folded: string, { to }: Box, next: Box | undefined): { from: number; to: number } {
  const words = folded.slice(to, next?.from);
  const label = words.indexOf(':');
  // The words before a colon are the label of the next options.
  const option = label < 0 ? words : (/^ ?[a-z]+/.exec(words)?.[0] ?? '');
  const end = OPTION_END.exec(option)?.index ?? option.length;
  return { from: to, to: to + end };
}

function before(folded: string, { from }: Box, previous: Box | undefined): { from: number; to: number } {
  const start = previous?.to ?? 0;
  const words = folded.slice(start, from);
  const begins = Math.max(words.lastIndexOf(':'), words.lastIndexOf('|'), words.lastIndexOf(',')) + 1;
  return { from: start + begins, to: from };
}
