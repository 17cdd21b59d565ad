import { parseSync } from 'vite';

/** A text as its reader sees it, with the line where it begins. A part that the code inserts is one `…`. */
export type ShownText = { readonly line: number; readonly text: string };

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown };
type Note = (text: string, start: number) => void;

const FILLED = ' … ';
/** Separates two texts in one string, so that no sentence continues across it. */
export const BREAK = '\u2029';
/** Elements that do not interrupt a sentence. */
const INLINE = new Set(['a', 'b', 'br', 'code', 'em', 'i', 'Link', 'mark', 'span', 'strong', 'sup', 'Term', 'time']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const hasWords = (node: Node) => node.type === 'JSXText' && /\p{L}/u.test(textOf(node.value));

/** Every text in a TypeScript file: strings, templates, and the text of elements, without comments. */
export function textsInCode(path: string, source: string): ShownText[] {
  const starts = [0, ...[...source.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  const found: ShownText[] = [];
  const note: Note = (text, start) => {
    const shown = text.replace(/<style>.*<\/style>|<[^<>]+>/gsu, BREAK).replace(/[^\S\u2029]+/gu, ' ');
    const line = starts.findLastIndex((at) => at <= start) + 1;
    if (/\p{L}/u.test(shown)) found.push({ line, text: shown.trim() });
  };
  const program: unknown = parseSync(path, source).program;
  for (const node of nodesIn(program)) walk(node, note);
  return found;
}

function walk(node: Node, note: Note): void {
  if (node.type === 'ImportDeclaration') return;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    walkElement(node, note);
    return;
  }
  if (node.type === 'Literal') note(textOf(node.value), node.start);
  if (node.type === 'TemplateLiteral') note(templateText(node), node.start);
  for (const value of Object.values(node)) for (const child of nodesIn(value)) walk(child, note);
}

function walkElement(node: Node, note: Note): void {
  for (const part of nodesIn(node.openingElement)) walk(part, note);
  const children = nodesIn(node.children);
  const first = children.find(hasWords);
  if (first) {
    const indent = textOf(first.value).search(/\S/u);
    note(children.map(elementText).join(''), first.start + indent);
  }
  for (const child of children) {
    if (child.type !== 'JSXElement' || !first || !isInline(child)) walk(child, note);
    else for (const part of nodesIn(child.openingElement)) walk(part, note);
  }
}

/** Whether an element only marks words of the sentence around it. */
function isInline(node: Node): boolean {
  const [opening] = nodesIn(node.openingElement);
  const [name] = nodesIn(opening?.name);
  return INLINE.has(textOf(name?.name)) && nodesIn(node.children).every(({ type }) => type === 'JSXText');
}

/** What a child of an element adds to the sentence around it. */
function elementText(node: Node): string {
  if (node.type === 'JSXText') return textOf(node.value);
  if (node.type === 'JSXElement') return isInline(node) ? nodesIn(node.children).map(elementText).join('') : BREAK;
  const [inner] = nodesIn(node.expression);
  return inner?.type === 'Literal' ? textOf(inner.value) : FILLED;
}

function templateText(node: Node): string {
  const parts = nodesIn(node.quasis).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? textOf(value.cooked) : '',
  );
  return parts.join('…').replace(/\n\s*\n|\n(?=\s*[#|*-])/gu, BREAK);
}
