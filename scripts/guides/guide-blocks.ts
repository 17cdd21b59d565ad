import { lexer, type Token, type Tokens } from 'marked';

/** A stretch of text set in one weight. */
export type Run = { readonly text: string; readonly isBold: boolean };
/** What a guide is made of, in the order in which it is read. */
export type Block =
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

function tableOf({ header, rows }: Tokens.Table): Block {
  return {
    kind: 'table',
    head: header.map(({ tokens }) => plain(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => plain(tokens))),
  };
}

/** The blocks of a guide's Markdown. Throws for anything a page of paper is not prepared for. */
export function guideBlocks(body: string): Block[] {
  return lexer(body).flatMap((token): Block[] => {
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
        // Safe: the library's type of this kind of token.
        const { ordered, items } = token as Tokens.List;
        return [{ kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => runsOf(tokens)) }];
      }
      case 'table':
        // Safe: the library's type of this kind of token.
        return [tableOf(token as Tokens.Table)];
      default:
        throw new Error(`A guide cannot hold this: ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });
}
