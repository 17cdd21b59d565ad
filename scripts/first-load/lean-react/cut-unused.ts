import type { CutRules } from './cut-rules.ts';

/** A node of the syntax tree, as the bundler's parser gives it. */
type Node = { readonly type: string; readonly start: number; readonly end: number };
type Fields = Readonly<Record<string, unknown>>;

const ENDS = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
// safe: a node is a record, whose fields are looked at before they are used
const fieldsOf = (node: unknown) => (isNode(node) ? node : {}) as Fields;
const is = (node: unknown, type: string): boolean => isNode(node) && node.type === type;
const nameOf = (node: unknown) => (is(node, 'Identifier') ? String(fieldsOf(node).name) : undefined);
const literalOf = (node: unknown) => (is(node, 'Literal') ? fieldsOf(node).value : undefined);
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .sort((a, b) => a.start - b.start);
}

/** `fiber.tag` */
const readsTag = (node: unknown): boolean =>
  is(node, 'MemberExpression') && nameOf(fieldsOf(node).property) === 'tag' && fieldsOf(node).computed === false;

/** Whether a case runs on into the next one. */
function runsOn(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  const inner = last && is(last, 'BlockStatement') ? listOf(fieldsOf(last).body).at(-1) : last;
  return inner === undefined || !ENDS.has(inner.type);
}

/** The variables that some code declares for its whole function. */
function declaredIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type.includes('Function')) return [];
    const own = is(node, 'VariableDeclarator') ? [nameOf(fieldsOf(node).id) ?? ''] : [];
    return [...own.filter(Boolean), ...declaredIn(childrenOf(node))];
  });
}

/** Writes a program again without what the rules name. Throws if a rule names what the program does not have. */
class Cutter {
  readonly #code: string;
  readonly #rules: CutRules;
  /** The rules that have found something. */
  readonly #met = new Set<string>();

  constructor(code: string, rules: CutRules) {
    this.#code = code;
    this.#rules = rules;
  }

  cut(program: Node): string {
    const text = this.#write(program);
    const { tags, types, falseVariables, bodies, classes } = this.#rules;
    const named = [...[...tags].map(String), ...types, ...falseVariables, ...Object.keys(bodies), ...classes];
    const missed = [...named, 'transitionLanes'].filter((name) => !this.#met.has(name));
    if (missed.length > 0) throw new Error(`Not in this version of React: ${missed.join(', ')}`);
    return text;
  }

  #write(node: Node): string {
    return this.#inPlaceOf(node) ?? this.#writeWith(node, childrenOf(node));
  }

  #writeWith(node: Node, children: readonly Node[]): string {
    let text = '';
    let at = node.start;
    for (const child of children) {
      text += this.#code.slice(at, child.start) + this.#write(child);
      at = child.end;
    }
    return text + this.#code.slice(at, node.end);
  }

  #inPlaceOf(node: Node): string | undefined {
    if (node.type === 'FunctionDeclaration') return this.#function(node);
    if (node.type === 'SwitchStatement') return this.#switch(node);
    if (node.type === 'BinaryExpression') return this.#comparison(fieldsOf(node));
    if (node.type === 'AssignmentExpression') return this.#assignment(fieldsOf(node));
    if (node.type === 'Identifier') return this.#isFalse(node) ? '!1' : undefined;
    if (node.type === 'VariableDeclarator') return this.#declarator(fieldsOf(node));
    if (node.type === 'ExpressionStatement') return this.#isMethod(fieldsOf(node).expression) ? ';' : undefined;
    return undefined;
  }

  #function(node: Node): string | undefined {
    const { id, body } = fieldsOf(node);
    const cut = this.#rules.bodies[nameOf(id) ?? ''];
    if (cut === undefined || !isNode(body)) return undefined;
    this.#met.add(String(nameOf(id)));
    return this.#code.slice(node.start, body.start) + cut;
  }

  /** A switch without the cases of what never exists. What they declared for the whole function stays declared. */
  #switch(node: Node): string {
    const { discriminant, cases } = fieldsOf(node);
    const all = listOf(cases);
    let isReached = false;
    const kept = all.filter((one) => {
      const statements = listOf(fieldsOf(one).consequent);
      const absent = this.#absent(discriminant, fieldsOf(one).test);
      // Code that another case runs on into stays.
      if (absent === undefined || (isReached && statements.length > 0)) {
        isReached = runsOn(statements);
        return true;
      }
      this.#met.add(absent);
      return false;
    });
    if (kept.length === all.length) return this.#writeWith(node, childrenOf(node));
    const gone = all.filter((one) => !kept.includes(one));
    const names = [...new Set(declaredIn(gone))];
    const declared = names.length > 0 ? `var ${names.join(',')};` : '';
    const head = isNode(discriminant) ? this.#write(discriminant) : '';
    return `switch(${head}){${kept.map((one) => this.#write(one)).join('\n')}${declared}}`;
  }

  /** What a case is about, if that never exists. */
  #absent(discriminant: unknown, test: unknown): string | undefined {
    const tag = literalOf(test);
    if (readsTag(discriminant) && typeof tag === 'number' && this.#rules.tags.has(tag)) return String(tag);
    const type = nameOf(test);
    return type !== undefined && this.#rules.types.has(type) ? type : undefined;
  }

  /** `30 === fiber.tag`, and whether lanes may start a view transition. */
  #comparison({ operator, left, right }: Fields): string | undefined {
    const tag = literalOf(left);
    if (readsTag(right) && typeof tag === 'number' && this.#rules.tags.has(tag))
      return operator === '===' ? '!1' : '!0';
    const { operator: inner, right: mask } = fieldsOf(left);
    if (operator !== '===' || inner !== '&' || literalOf(mask) !== this.#rules.transitionLanes) return undefined;
    this.#met.add('transitionLanes');
    return '!1';
  }

  #isFalse(node: unknown): boolean {
    const name = nameOf(node);
    if (name === undefined || !this.#rules.falseVariables.has(name)) return false;
    this.#met.add(name);
    return true;
  }

  #assignment({ left, right }: Fields): string | undefined {
    return this.#isFalse(left) && isNode(right) ? this.#write(right) : undefined;
  }

  /** The name that is declared is no reading of it. */
  #declarator({ id, init }: Fields): string | undefined {
    if (!this.#isFalse(id)) return undefined;
    return String(nameOf(id)) + (isNode(init) ? `=${this.#write(init)}` : '');
  }

  /** `FragmentInstance.prototype.focus = function …` */
  #isMethod(expression: unknown): boolean {
    const { object } = fieldsOf(fieldsOf(expression).left);
    const name = nameOf(fieldsOf(object).object);
    if (name === undefined || nameOf(fieldsOf(object).property) !== 'prototype') return false;
    if (!this.#rules.classes.has(name)) return false;
    this.#met.add(name);
    return true;
  }
}

/** `code` without what the rules name; `program` is its syntax tree. */
export function cutUnused(code: string, program: Node, rules: CutRules): string {
  return new Cutter(code, rules).cut(program);
}
