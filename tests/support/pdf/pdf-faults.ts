import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A tag of a page, or a piece of the page's content in it. */
type Node = {
  readonly role?: string;
  readonly alt?: string;
  readonly scope?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};

const CELLS = ['TH', 'TD'];
const LEVEL = /^H([1-6])$/;
/** The allowed parents of a tag; tags without an entry may be anywhere. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TOCI: ['TOC'],
  Reference: ['TOCI'],
};

/**
 * Why a PDF is not PDF/UA-1 (ISO 14289-1), limited to faults that our files once had and could have again. It knows far
 * fewer rules than a real checker of that standard.
 */
export async function pdfFaults(content: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  // safe: a tree of nodes whose leaves have no role, null for a page without tags
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as (Node | null)[];
  const faults = await Promise.all(pages.map((page, at) => pageFaults(page, nodesIn(trees[at] ?? {}))));
  const nodes = trees.flatMap((tree) => nodesIn(tree ?? {}));
  // Glyph sets are optional but must be correct; pdfkit's lack the parts of composed letters (7.21.4.2).
  const sets = Buffer.from(content).includes('/CIDSet') ? ['a set of glyphs'] : [];
  return [
    ...(await documentFaults(pdf)),
    ...faults.flat(),
    ...nodes.flatMap(tagFaults),
    ...headingFaults(nodes),
    ...sets,
  ];
}

function nodesIn(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

/** The metadata of the file (5, 7.1, 7.2). */
async function documentFaults(pdf: PDFDocumentProxy): Promise<string[]> {
  const { info, metadata } = await pdf.getMetadata();
  const language = 'Language' in info ? info.Language : undefined;
  // The typings say object, but the marks are a map.
  const marks: unknown = await pdf.getMarkInfo();
  const preferences: unknown = await pdf.getViewerPreferences();
  const showsTitle = preferences instanceof Map && preferences.get('DisplayDocTitle') === true;
  const facts: Readonly<Record<string, boolean>> = {
    'does not say PDF/UA-1': metadata?.get('pdfuaid:part') === '1',
    'no title in its metadata': Boolean(metadata?.get('dc:title')),
    'shows no title': showsTitle,
    'no language': language === 'tr-TR',
    'is not tagged': marks instanceof Map && marks.get('Marked') === true,
  };
  return Object.entries(facts).flatMap(([fault, isFine]) => (isFine ? [] : [fault]));
}

/**
 * Text that is neither tagged nor an artifact (7.1), letters without a glyph (7.21.8), and links without a description
 * or tag (7.18.5).
 */
async function pageFaults(page: PDFPageProxy, nodes: readonly Node[]): Promise<string[]> {
  const held = new Set(nodes.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: boolean[] = [];
  const faults: string[] = [];
  for (const item of items)
    if ('str' in item) {
      if (item.str.trim() !== '' && !open.some(Boolean)) faults.push(`untagged text: ${item.str}`);
      if (item.str.includes('\0')) faults.push(`a letter without a glyph: ${item.str}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(('tag' in item && item.tag === 'Artifact') || held.has(item.id));
  const links = nodes.filter(({ role }) => role === 'Link').flatMap(({ children = [] }) => children);
  for (const { id, contentsObj } of await page.getAnnotations())
    if (!contentsObj?.str || !links.some((child) => child.type === 'annotation' && child.id?.endsWith(id)))
      faults.push(`a link without words or tag: ${id}`);
  return faults;
}

/**
 * Figures without a description (7.3), rows of different lengths and headers without a scope (7.5), and tags in tags
 * that may not contain them (7.2).
 */
function tagFaults(node: Node): string[] {
  const { role = '', alt, scope, children = [] } = node;
  const faults = children.flatMap((child) => {
    const parents = PARENTS[child.role ?? ''];
    return parents && !parents.includes(role) ? [`${child.role} in ${role}`] : [];
  });
  if (role === 'Figure' && !alt) faults.push('a figure without words');
  if (role === 'TH' && !scope) faults.push('a head of nothing');
  if (role === 'Table') {
    const widths = new Set(
      children.map((row) => row.children?.filter((cell) => CELLS.includes(cell.role ?? '')).length),
    );
    if (widths.size !== 1) faults.push('rows of different lengths');
  }
  return faults;
}

/** Headings that skip a level (7.4.2). */
function headingFaults(nodes: readonly Node[]): string[] {
  const levels = nodes.map(({ role = '' }) => Number(LEVEL.exec(role)?.[1] ?? 0)).filter((level) => level > 0);
  return levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1 ? [`H${level} after H${levels[at - 1] ?? 0}`] : [],
  );
}
