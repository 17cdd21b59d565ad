import { parseSync } from 'vite';

/** A list of names in code: the wanted names that it contains, and the line on which it begins. */
export type NameList = { readonly line: number; readonly names: readonly string[] };

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The name of an identifier, or the content of a text. */
function wordOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const said = node.name ?? node.value;
  if (typeof said === 'string') return said;
  return node.type === 'TSLiteralType' ? wordOf(node.literal) : undefined;
}

const keysOf = (members: unknown) => nodesIn(members).map(({ key }) => wordOf(key));
const wordsIn = (text: unknown) => (typeof text === 'string' ? (text.match(/\w+/g) ?? []) : []);

/** The names that nodes of each type list side by side: keys, members, texts of a list or a union, words of SQL. */
const HELD: Readonly<Record<string, (node: Node) => readonly (string | undefined)[]>> = {
  ObjectExpression: ({ properties }) => keysOf(properties),
  ObjectPattern: ({ properties }) => keysOf(properties),
  TSTypeLiteral: ({ members }) => keysOf(members),
  TSInterfaceBody: ({ body }) => keysOf(body),
  TSUnionType: ({ types }) => nodesIn(types).map(wordOf),
  // The first element of a map entry is its key.
  ArrayExpression: ({ elements }) =>
    nodesIn(elements).map((element) =>
      wordOf(element.type === 'ArrayExpression' ? nodesIn(element.elements)[0] : element),
    ),
  Literal: ({ value }) => wordsIn(value),
  TemplateLiteral: ({ quasis }) =>
    nodesIn(quasis).flatMap(({ value }) =>
      wordsIn(typeof value === 'object' && value && 'raw' in value ? value.raw : ''),
    ),
};

/** Finds every place in a code file that lists some of the wanted names side by side; names each once per place. */
export function findNameLists(path: string, code: string, wanted: ReadonlySet<string>): NameList[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const lists: NameList[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const held = HELD[value.type]?.(value) ?? [];
    const names = [...new Set(held.filter((name) => name !== undefined))].filter((name) => wanted.has(name));
    if (names.length > 0) lists.push({ line: code.slice(0, value.start).split('\n').length, names });
    Object.values(value).forEach(visit);
  };
  visit(program);
  return lists;
}
