/** A part of a document as shown on a page and in a PDF. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * The parts of a document's text (`orderPaperSchema`): `## ` begins a heading, `- ` an item, an empty line a new
 * paragraph. There is no other markup, so that a buyer's input can't be taken for markup.
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
