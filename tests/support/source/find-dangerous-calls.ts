import { parseSync } from 'vite';

/** A node of the syntax tree: its type, and fields that differ by type. */
type Node = { readonly type: string; readonly [field: string]: unknown };
type Seen = {
  /** Whether the node is in a function, so that it runs after the module has loaded. */
  readonly isLater: boolean;
  /** Numbers and texts that are named at the top of the file. */
  readonly constants: ReadonlyMap<string, unknown>;
  /** Whether `hash` is Node’s function. */
  readonly hasNodeHash: boolean;
};
type Rule = (node: Node, seen: Seen) => string | undefined;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodeOf = (value: unknown): Node => (isNode(value) ? value : { type: 'nothing' });
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name of a call or an access: `eval`, `console.log`; `.innerHTML` if the object is more than one name. */
function nameOf(value: unknown): string {
  const node = nodeOf(value);
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return textOf(node.name);
  if (node.type !== 'MemberExpression') return '';
  const object = nodeOf(node.object);
  return `${object.type === 'Identifier' ? textOf(object.name) : ''}.${nameOf(node.property)}`;
}
const lastOf = (name: string) => name.split('.').at(-1) ?? '';
const isCall = ({ type }: Node) => type === 'CallExpression' || type === 'NewExpression';
const isText = ({ type }: Node) => type === 'Literal' || type === 'TemplateLiteral';

/** The constant value of a node: a literal, or a constant at the top of the file. */
function constantOf(node: Node, { constants }: Seen): unknown {
  return node.type === 'Literal' ? node.value : constants.get(nameOf(node));
}

const runsText: Rule = (node) => {
  if (!isCall(node)) return;
  const name = nameOf(node.callee);
  const [first = nodeOf(undefined)] = listOf(node.arguments);
  if (['eval', 'Function'].includes(lastOf(name))) return `runs a text: ${lastOf(name)}`;
  if (/^set(?:Timeout|Interval)$/.test(lastOf(name)) && isText(first)) return `runs a text: ${lastOf(name)}`;
};

/** The names that a file imports as values; `*` for a whole module. */
const valuesOf = ({ specifiers }: Node) =>
  listOf(specifiers)
    .filter(({ importKind }) => importKind !== 'type')
    .map(({ imported }) => nameOf(imported) || '*');

const PROGRAMS = ['node:child_process', 'node:cluster', 'node:vm'];
const imports: Rule = (node) => {
  if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return;
  const from = textOf(nodeOf(node.source).value);
  const names = valuesOf(node);
  if (PROGRAMS.includes(from)) return `starts a program: ${names.join(', ')}`;
  const unknown = from === 'node:crypto' ? names.filter((name) => !KNOWN_CRYPTO.includes(name)) : [];
  if (unknown.length > 0) return `cryptography of its own: ${unknown.join(', ')}`;
};
const KNOWN_CRYPTO = ['createHash', 'createHmac', 'hash', 'randomBytes', 'randomInt', 'randomUUID', 'timingSafeEqual'];

const givesShell: Rule = (node) => {
  if (node.type === 'Property' && nameOf(node.key) === 'shell' && nodeOf(node.value).value !== false) return 'a shell';
};

const MARKUP = ['innerHTML', 'outerHTML', 'srcdoc'];
const MARKUP_CALLS = ['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe', 'document.write', 'writeln'];
const writesMarkup: Rule = (node) => {
  const name = nameOf(node.type === 'AssignmentExpression' ? node.left : node.callee);
  if (node.type === 'AssignmentExpression' && MARKUP.includes(lastOf(name))) return `writes markup: ${lastOf(name)}`;
  if (isCall(node) && MARKUP_CALLS.some((call) => call === name || call === lastOf(name)))
    return `writes markup: ${lastOf(name)}`;
  if (node.type === 'JSXAttribute' && ['dangerouslySetInnerHTML', 'srcDoc'].includes(nameOf(node.name)))
    return `writes markup: ${nameOf(node.name)}`;
};

const usesPlugIn: Rule = (node) => {
  if (node.type === 'JSXOpeningElement' && /^(?:object|embed|applet|iframe|frame)$/.test(nameOf(node.name)))
    return `a foreign document: ${nameOf(node.name)}`;
};

const makesPattern: Rule = (node, seen) => {
  if (!isCall(node) || nameOf(node.callee) !== 'RegExp' || !seen.isLater) return;
  const [first = nodeOf(undefined)] = listOf(node.arguments);
  if (typeof constantOf(first, seen) !== 'string') return 'makes a pattern while running';
};

const talksToWindows: Rule = (node, seen) => {
  if (!isCall(node)) return;
  const name = lastOf(nameOf(node.callee));
  const [first = nodeOf(undefined)] = listOf(node.arguments);
  if (name === 'postMessage') return 'talks to another window or worker';
  if (name === 'addEventListener' && constantOf(first, seen) === 'message') return 'talks to another window or worker';
};

const HASHES = ['sha256', 'sha384', 'sha512', 'SHA-256', 'SHA-384', 'SHA-512'];
const SECRET_BYTES = 16;
const weakCryptography: Rule = (node, seen) => {
  if (!isCall(node)) return;
  const name = nameOf(node.callee);
  const [first = nodeOf(undefined)] = listOf(node.arguments);
  const value = constantOf(first, seen);
  const isHash =
    ['createHash', 'createHmac'].includes(name) ||
    (name === 'hash' && seen.hasNodeHash) ||
    (name === '.digest' && nameOf(nodeOf(node.callee).object).endsWith('.subtle'));
  if (isHash && !HASHES.includes(String(value))) return `a weak or unknown hash: ${value}`;
  if (lastOf(name) === 'randomBytes' && !(Number(value) >= SECRET_BYTES)) return `few random bytes: ${value}`;
  if (name === 'Math.random') return 'numbers that can be guessed';
};

const trustsAnyone: Rule = (node) => {
  if (node.type === 'Property' && /^(?:rejectUnauthorized|checkServerIdentity)$/.test(nameOf(node.key)))
    return 'decides about certificates';
  if (node.type === 'Literal' && node.value === 'NODE_TLS_REJECT_UNAUTHORIZED') return 'decides about certificates';
  if (nameOf(node).endsWith('.NODE_TLS_REJECT_UNAUTHORIZED')) return 'decides about certificates';
};

const CALLERS = ['undici', 'nodemailer', '@aws-sdk/client-s3', '@opentelemetry/exporter-trace-otlp-http'];
const callsOut: Rule = (node) => {
  if (node.type === 'CallExpression' && ['fetch', 'globalThis.fetch'].includes(nameOf(node.callee))) return 'calls out';
  if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return;
  const from = textOf(nodeOf(node.source).value);
  const names = valuesOf(node);
  const opens = /^node:(?:https?|http2|net|tls)$/.test(from)
    ? names.some((name) => ['connect', 'createConnection', 'request', 'get', 'Socket', '*'].includes(name))
    : CALLERS.includes(from) && names.length > 0;
  if (opens) return 'calls out';
};

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
/** A message may be one of several texts, but not a concatenated one. */
const isFixedMessage = (node: Node): boolean =>
  node.type === 'Literal' ||
  (node.type === 'ConditionalExpression' &&
    isFixedMessage(nodeOf(node.consequent)) &&
    isFixedMessage(nodeOf(node.alternate)));
const logsText: Rule = (node) => {
  if (node.type !== 'CallExpression') return;
  const callee = nodeOf(node.callee);
  if (callee.type !== 'MemberExpression' || !LEVELS.includes(nameOf(callee.property))) return;
  if (!/log$/i.test(lastOf(nameOf(callee.object)) || textOf(nodeOf(nodeOf(callee.object).property).name))) return;
  const [first = nodeOf(undefined), message] = listOf(node.arguments);
  const isFixed = message ? isFixedMessage(message) : first.type === 'Literal' || first.type === 'ObjectExpression';
  if (!isFixed) return 'logs a message that is put together';
};

const looseTypes: Rule = (node) => {
  // `== null` means “null or undefined” and nothing else.
  const isLoose = node.type === 'BinaryExpression' && ['==', '!='].includes(textOf(node.operator));
  if (isLoose && nodeOf(node.right).raw !== 'null') return 'compares across types';
  if (node.type === 'TSAnyKeyword') return 'any';
};

const RULES: readonly Rule[] = [
  runsText,
  imports,
  givesShell,
  writesMarkup,
  usesPlugIn,
  makesPattern,
  talksToWindows,
  weakCryptography,
  trustsAnyone,
  callsOut,
  logsText,
  looseTypes,
];

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** The dangerous calls of a file of code, each named once. */
export function findDangerousCalls(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found = new Set(/@ts-(?:ignore|nocheck)/.test(text) ? ['switches the checks of types off'] : []);
  const visit = (value: unknown, seen: Seen): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, seen);
    if (!isNode(value)) return;
    for (const rule of RULES) {
      const call = rule(value, seen);
      if (call) found.add(call);
    }
    const inside = FUNCTIONS.includes(value.type) ? { ...seen, isLater: true } : seen;
    for (const [field, part] of Object.entries(value)) if (field !== 'type') visit(part, inside);
  };
  const hasNodeHash = /import \{[^}]*\bhash\b[^}]*\} from 'node:crypto'/.test(text);
  visit(program, { isLater: false, constants: constantsOf(program.body), hasNodeHash });
  return [...found];
}

/** Constants with a name at the top of a file. */
function constantsOf(body: unknown): ReadonlyMap<string, unknown> {
  const top = listOf(body).map((node) => (node.type === 'ExportNamedDeclaration' ? nodeOf(node.declaration) : node));
  const named = top.filter(({ kind }) => kind === 'const').flatMap(({ declarations }) => listOf(declarations));
  const literals = named.filter(({ init }) => nodeOf(init).type === 'Literal');
  return new Map(literals.map(({ id, init }) => [nameOf(id), nodeOf(init).value]));
}
