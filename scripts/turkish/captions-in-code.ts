import { parseSync } from 'vite';

/** The text of a button or a heading, with its line. A part that the code inserts is one `…`. */
export type Caption = {
  readonly kind: 'button' | 'heading';
  readonly line: number;
  /** Each text that it may show. */
  readonly texts: readonly string[];
  /** Whether it has a name for screen readers that is longer than the visible text. */
  readonly isNamed: boolean;
};

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const BUTTON = /^(?:[bB]utton|\w+Button)$/u;
/** The attributes in which our components get the text of their button or heading. */
const BUTTON_WORDS = ['button', 'label'];
const FILLED = '…';
const TITLED = /^(?:Modal|ActForm|PanelSection|AnnouncementForm|StateSheet|FoldedSection)$/u;

/** Every button and heading whose text is written in a file of components. */
export function captionsInCode(path: string, source: string): Caption[] {
  const found: Caption[] = [];
  const lineAt = (start: number) => source.slice(0, start).split('\n').length;
  function walk(node: Node): void {
    if (node.type === 'JSXElement') found.push(...captionsOf(node, lineAt(node.start)));
    for (const child of childrenOf(node)) walk(child);
  }
  for (const node of nodesIn(parseSync(path, source).program)) walk(node);
  return found.filter(({ texts }) => texts.length > 0);
}

/** Whether it has additional text only for screen readers. */
const hasHiddenWords = (element: Node) =>
  nodesIn(element.children)
    .flatMap((child) => nodesIn(nodesIn(child.openingElement)[0]?.attributes))
    .some((given) => textOf(nodesIn(given.value)[0]?.value).includes('sr-only'));

function captionsOf(element: Node, line: number): Caption[] {
  const [opening] = nodesIn(element.openingElement);
  const [nameNode] = nodesIn(opening?.name);
  const name = textOf(nameNode?.name);
  const attributes = new Map(
    nodesIn(opening?.attributes).map((given) => [textOf(nodesIn(given.name)[0]?.name), nodesIn(given.value)[0]]),
  );
  const wordsOf = (attribute: string) => wordsIn(attributes.get(attribute)).filter((text) => /\p{L}/u.test(text));
  const isNamed = attributes.has('aria-label') || attributes.has('name') || hasHiddenWords(element);
  const caption = (kind: Caption['kind'], texts: readonly string[]): Caption => ({ kind, line, texts, isNamed });
  if (BUTTON.test(name))
    return [caption('button', [...textsOf(nodesIn(element.children)), ...BUTTON_WORDS.flatMap(wordsOf)])];
  if (/^h[1-4]$/u.test(name)) return [caption('heading', textsOf(nodesIn(element.children)))];
  if (TITLED.test(name)) return [caption('heading', wordsOf('title')), caption('button', wordsOf('button'))];
  return [];
}

/** Adjacent parts are one text; a condition yields several texts. */
function textsOf(nodes: readonly Node[]): string[] {
  const texts = nodes
    .map(wordsIn)
    .reduce<string[]>(
      (begun, options) => (options.length === 0 ? begun : begun.flatMap((text) => options.map((word) => text + word))),
      [''],
    );
  return texts.map((text) => text.replace(/\s+/gu, ' ').trim()).filter((text) => /\p{L}/u.test(text));
}

function wordsIn(node: Node | undefined): string[] {
  if (!node) return [];
  const [inner] = nodesIn(node.expression);
  if (node.type === 'JSXExpressionContainer') return wordsIn(inner);
  if (node.type === 'JSXText' || node.type === 'Literal') return [textOf(node.value)];
  if (node.type === 'ConditionalExpression')
    return [...wordsIn(nodesIn(node.consequent)[0]), ...wordsIn(nodesIn(node.alternate)[0])];
  if (node.type === 'TemplateLiteral') return [nodesIn(node.quasis).map(cookedOf).join(FILLED)];
  return node.type.startsWith('JSX') ? [] : [FILLED];
}

const cookedOf = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? textOf(value.cooked) : '';
