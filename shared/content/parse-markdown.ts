import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../text/escape-html.ts';
import { foldTurkish } from '../text/turkish-text.ts';

/** The lines between the two `---` at the top of a file, one `name: value` per line. */
export type FrontMatter = Readonly<Record<string, string>>;
export type PageHeading = { id: string; title: string };
export type MarkdownPage = { data: FrontMatter; html: string; headings: PageHeading[] };
/** A second-level heading with the text below it. `isPopular`: the heading ends in `{popüler}`. */
export type MarkdownSection = { id: string; title: string; html: string; text: string; isPopular: boolean };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const POPULAR = /\s*\{popüler\}$/u;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The fragment of a heading: `Çerezler ve süreler` → `cerezler-ve-sureler`. */
function headingId(title: string): string {
  return foldTurkish(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function textWithoutTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Narrow pages display the parts of a table as blocks; the roles keep it a table for screen readers. */
function renderTable(token: Tokens.Table, inline: (tokens: Token[]) => string): string {
  const heads = token.header.map(({ tokens }) => inline(tokens));
  const head = heads.map((title) => `<th role="columnheader" scope="col">${title}</th>`).join('');
  const rows = token.rows.map((row) => {
    const cells = row.map(
      ({ tokens }, column) =>
        `<td role="cell" data-head="${escapeHtml(textWithoutTags(heads[column] ?? ''))}">${inline(tokens)}</td>`,
    );
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody></table>\n`;
}

const marked = new Marked({
  gfm: true,
  // HTML in a text is displayed as text: the tokenizer recognises neither blocks nor inline tags.
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    heading({ tokens, depth }) {
      const title = this.parser.parseInline(tokens).replace(POPULAR, '');
      return `<h${depth} id="${headingId(textWithoutTags(title))}">${title}</h${depth}>\n`;
    },
    table(token) {
      return renderTable(token, (tokens) => this.parser.parseInline(tokens));
    },
  },
});

/** Splits a file into its front matter and the text below it. */
export function splitFrontMatter(source: string): { data: FrontMatter; body: string } {
  const found = FRONT_MATTER.exec(source);
  if (!found) return { data: {}, body: source };
  const lines = (found[1] ?? '').split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { data: Object.fromEntries(lines), body: source.slice(found[0].length) };
}

/** Parses a file as one page, with its second-level headings for a table of contents. */
export function parsePage(source: string): MarkdownPage {
  const { data, body } = splitFrontMatter(source);
  const html = marked.parse(body, { async: false });
  const headings = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: textWithoutTags(title),
  }));
  return { data, html, headings };
}

export function parseSections(source: string): MarkdownSection[] {
  const tokens = marked.lexer(splitFrontMatter(source).body);
  const starts = tokens.flatMap((token, index) => (token.type === 'heading' && token.depth === 2 ? [index] : []));
  return starts.map((start, index) => {
    const [heading, ...rest] = tokens.slice(start, starts[index + 1] ?? tokens.length);
    const written = heading?.type === 'heading' ? String(heading.text) : '';
    const title = written.replace(POPULAR, '');
    const html = marked.parser(rest).trim();
    return { id: headingId(title), title, html, text: textWithoutTags(html), isPopular: POPULAR.test(written) };
  });
}

/** The words of a file as plain text, for searching. */
export function parseText(source: string): string {
  return textWithoutTags(parsePage(source).html);
}
