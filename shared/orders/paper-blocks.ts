/** A part of a paper as it is shown, on a page and in a PDF. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * The parts of a paper's text (`orderPaperSchema`): `## ` begins a heading, `- ` an item, an empty line a new
 * paragraph. There is no other markup, so that nothing a buyer types is taken for one.
 */
export function paperBlocks(text: string): PaperBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): PaperBlock => {
      if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3) };
      if (part.startsWith('- '))
        return { kind: 'list', items: part.split('\n').map((line) => line.replace(/^- /, '')) };
      return { kind: 'paragraph', text: part.replaceAll('\n', ' ') };
    });
}
