import type { ShownText } from './texts-in-code.ts';

export type MarkdownText = ShownText & { readonly isCell: boolean };

/** Fields of the front matter that readers see. */
const SHOWN_FIELD = /^(?:title|description): /u;
/** The start of a block: a heading, an item, a number, a quotation. */
const BLOCK_START = /^\s*(?:#{1,6} |[-*] |\d+\. |> ?)/u;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/u;
const CODE_BLOCK = /^```[\s\S]*?^```$/gmu;

/** The blocks of a text (headings, paragraphs, items, cells of tables), with the line where each begins. */
export function textsInMarkdown(source: string): MarkdownText[] {
  const found: MarkdownText[] = [];
  let isOpen = false;
  const lines = withoutUnseen(source).split('\n');
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    const last = found.at(-1);
    if (line.startsWith('|')) found.push(...line.split('|').map((cell) => ({ line: at, text: cell, isCell: true })));
    else if (isOpen && last && line.trim() !== '' && !BLOCK_START.test(line))
      found.splice(-1, 1, { ...last, text: `${last.text} ${line}` });
    else found.push({ line: at, text: line.replace(BLOCK_START, ''), isCell: false });
    isOpen = line.trim() !== '' && !line.startsWith('#') && !line.startsWith('|');
  }
  return found.map((block) => ({ ...block, text: plain(block.text) })).filter(({ text }) => /\p{L}/u.test(text));
}

/** The same lines, emptied where readers see nothing. */
function withoutUnseen(source: string): string {
  return source
    .replace(FRONT_MATTER, (matter) => matter.replace(/^.*$/gmu, (line) => shownField(line)))
    .replace(CODE_BLOCK, (block) => block.replace(/[^\n]/gu, ''));
}

/** A shown field as a separate block; an empty line for other fields. */
function shownField(line: string): string {
  return SHOWN_FIELD.test(line) ? `# ${line.replace(SHOWN_FIELD, '')}` : '';
}

function plain(text: string): string {
  return text
    .replace(/\]\([^)]*\)/gu, ']')
    .replace(/`[^`]*`|\{\{[^}]*\}\}/gu, '…')
    .replace(/\{popüler\}|[[\]*_]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
