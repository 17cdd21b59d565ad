import type { RouteOptions } from 'fastify';
import { z } from 'zod';

/** A schema that `shared/` exports: its file, relative to `shared/`, and its name. */
type NamedSchema = { readonly file: string; readonly name: string };
export type SchemaNames = ReadonlyMap<unknown, NamedSchema>;

type Side = 'input' | 'output';
type Verb = { readonly method: string; readonly body?: string; readonly answer?: string };
type Address = { readonly params: string | undefined; readonly query: string | undefined; readonly verbs: Verb[] };

const HEAD = `// Made of the server's routes by \`npm run make-call-types\`; scripts/api-client/site-calls.test.ts holds it fresh.`;

/** Whether the site itself may make the call: keys, providers and packages have their own. */
function isOfSite({ url, config, method }: RouteOptions): boolean {
  const caller = config?.caller;
  const isForPrograms =
    caller === undefined || caller === 'provider' || (typeof caller === 'object' && 'key' in caller);
  return method !== 'HEAD' && url.startsWith('/api/') && !url.includes('*') && !isForPrograms;
}

/** The calls of the site as the type `ApiCalls`: by path, what fills its address; by verb, its body and its answer. */
export function writeSiteCalls(routes: readonly RouteOptions[], names: SchemaNames): string {
  const used = new Map<string, Set<string>>();
  const addresses = new Map<string, Address>();
  for (const route of routes.filter(isOfSite)) {
    const write = (schema: unknown, side: Side) => {
      try {
        return schema === undefined ? undefined : typeOf(schema, side, { names, used });
      } catch (error) {
        throw new Error(`${route.method} ${route.url}: ${error instanceof Error ? error.message : error}`);
      }
    };
    const before = addresses.get(route.url);
    const { params, querystring, body, response } = route.schema ?? {};
    const answers = Object.entries(response ?? {}).filter(
      ([status, schema]) => status.startsWith('2') && isSchema(schema),
    );
    const answer = answers.map(([, schema]) => write(schema, 'output')).join(' | ');
    const sent = write(body, 'input');
    addresses.set(route.url, {
      params: write(params, 'input') ?? before?.params,
      query: write(querystring, 'input') ?? before?.query,
      verbs: [
        ...(before?.verbs ?? []),
        { method: String(route.method), ...(sent && { body: sent }), ...(answer && { answer }) },
      ],
    });
  }
  const sorted = [...addresses].sort(([a], [b]) => (a < b ? -1 : 1));
  return [HEAD, ...importsOf(used), '', 'export interface ApiCalls {', ...sorted.flatMap(linesOf), '}', ''].join('\n');
}

function linesOf([path, { params, query, verbs }]: readonly [string, Address]): string[] {
  const filled = [params, query].filter((part) => part !== undefined).join(' & ');
  const lines = verbs
    .toSorted((a, b) => (a.method < b.method ? -1 : 1))
    .map(({ method, body, answer }) => {
      const parts = [body && `body: ${body}`, answer && `answer: ${answer}`].filter((part) => part !== undefined);
      return `    ${method}: ${parts.length === 0 ? 'object' : `{ ${parts.join('; ')} }`};`;
    });
  return [`  '${path}': {`, ...(filled === '' ? [] : [`    filled: ${filled};`]), ...lines, '  };'];
}

function importsOf(used: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const files = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    "import type { z } from 'zod';",
    ...files.map(([file, names]) => `import type { ${[...names].sort().join(', ')} } from '../${file}';`),
  ];
}

type Writing = { readonly names: SchemaNames; readonly used: Map<string, Set<string>> };
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly in?: unknown;
  readonly options?: readonly unknown[];
};

function isSchema(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodType;
}

/** A schema as a type: by its name in `shared/`, or written out where it is small and has none. */
function typeOf(schema: unknown, side: Side, writing: Writing): string {
  const { names, used } = writing;
  const named = names.get(schema);
  if (named) {
    used.set(named.file, (used.get(named.file) ?? new Set()).add(named.name));
    return `z.${side}<typeof ${named.name}>`;
  }
  if (!isSchema(schema)) throw new Error('no schema of zod.');
  // Safe: only parts of the kinds below are read, and each of them has the part.
  const definition = schema._zod.def as unknown as Definition;
  const write = (part: unknown) => typeOf(part, side, writing);
  if (definition.type === 'string' || definition.type === 'number') return definition.type;
  if (definition.type === 'array') return `Array<${write(definition.element)}>`;
  if (definition.type === 'optional' || (definition.type === 'default' && side === 'input'))
    return `${write(definition.innerType)} | undefined`;
  if (definition.type === 'pipe' && side === 'input') return write(definition.in);
  if (definition.type === 'union') return (definition.options ?? []).map(write).join(' | ');
  if (definition.type === 'object') {
    const fields = Object.entries(definition.shape ?? {}).map(([name, part]) => {
      const type = write(part);
      return `${name}${type.endsWith('| undefined') ? '?' : ''}: ${type}`;
    });
    return `{ ${fields.join('; ')} }`;
  }
  throw new Error(`a schema of type ${definition.type} without a name. Export it from shared/.`);
}
