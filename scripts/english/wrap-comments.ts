import { MOST_CHARACTERS } from './find-english-faults.ts';

const LINE = /^(\s*)\/\/ (.*)$/;
const STARRED = /^(\s*)\* (.*)$/;
const ONE_LINE = /^(\s*)\/\*(\*?) (.*) \*\/$/;
const MAY_NOT_MOVE = /biome-ignore|@ts-|@vite-|@type|https?:\/\//;
const STARTS_ITS_LINE = /^(?:[-*|@] ?|\d+\. |Suite: )/;

/** Wraps comments with a line that is too long, paragraph by paragraph. Other comments stay unchanged. */
export function wrapComments(text: string): string {
  const lines = text.split('\n');
  const wrapped: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const form = [LINE, STARRED, ONE_LINE].find((one) => one.test(line));
    if (line.length <= MOST_CHARACTERS || !form || MAY_NOT_MOVE.test(line)) {
      wrapped.push(line);
      continue;
    }
    if (form === ONE_LINE) {
      const [, indent = '', star = '', words = ''] = ONE_LINE.exec(line) ?? [];
      wrapped.push(`${indent}/*${star}`, ...fill(words, `${indent} * `), `${indent} */`);
      continue;
    }
    // Joins the rest of the paragraph before wrapping it.
    const [, indent = '', first = ''] = form.exec(line) ?? [];
    let words = first;
    for (let next = form.exec(lines[index + 1] ?? ''); next; next = form.exec(lines[index + 1] ?? '')) {
      const [whole, nextIndent, more = ''] = next;
      if (nextIndent !== indent || STARTS_ITS_LINE.test(more) || MAY_NOT_MOVE.test(whole)) break;
      words += ` ${more}`;
      index += 1;
    }
    wrapped.push(...fill(words, `${indent}${form === LINE ? '//' : '*'} `));
  }
  return wrapped.join('\n');
}

/** Wraps words into lines with a prefix; the lines after the first of a list item are indented. */
function fill(words: string, prefix: string): string[] {
  const hanging = /^(?:- |\d+\. )/.exec(words)?.[0].replace(/./g, ' ') ?? '';
  const lines: string[] = [];
  let line = '';
  for (const word of words.trim().split(/ +/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && prefix.length + longer.length > MOST_CHARACTERS) {
      lines.push(line);
      line = `${hanging}${word}`;
    } else line = longer;
  }
  return [...lines, line].map((one) => `${prefix}${one}`);
}
