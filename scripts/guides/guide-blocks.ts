import { lexer, type Token, type Tokens } from 'marked';

/** A text in one font weight. */
export type Run = { readonly text: string; readonly isBold: boolean };
/** A part of a guide, such as a paragraph or a table. */
export type GuideBlock =
  | { readonly kind: 'chapter' | 'heading'; readonly text: string }
  | { readonly kind: 'paragraph' | 'note'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

function runsOf(tokens: readonly Token[], isBold = false): Run[] {
  return tokens.flatMap((token) => {
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, isBold || token.type === 'strong');
    return [{ text: token.raw.replace(/\n/g, ' '), isBold }];
  });
}

const plain = (tokens: readonly Token[]): string =>
  runsOf(tokens)
    .map(({ text }) => text)
    .join('');

function tableOf({ header, rows }: Tokens.Table): GuideBlock {
  return {
    kind: 'table',
    head: header.map(({ tokens }) => plain(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => plain(tokens))),
  };
}

/** The blocks of a guide's Markdown. Throws for kinds of Markdown that the PDF cannot show. */
export function guideBlocks(body: string): GuideBlock[] {
  return lexer(body).flatMap((token): GuideBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [{ kind: token.depth === 2 ? 'chapter' : 'heading', text: plain(token.tokens ?? []) }];
      case 'paragraph':
        return [{ kind: 'paragraph', runs: runsOf(token.tokens ?? []) }];
      case 'blockquote':
        return [{ kind: 'note', runs: (token.tokens ?? []).flatMap((inner) => runsOf([inner])) }];
      case 'list': {
        // Safe: this is the library's type for this kind of token.
        const { ordered, items } = token as Tokens.List;
        return [{ kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => runsOf(tokens)) }];
      }
      case 'table':
        // Safe: this is the library's type for this kind of token.
        return [tableOf(token as Tokens.Table)];
      default:
        throw new Error(`A guide cannot hold this: ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });
}
