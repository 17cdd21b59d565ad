import { dirname, join } from 'node:path/posix';

const STATEMENT = /^(?:import|export)\s(?:[\w$*\s{},]*\sfrom\s)?\s*'([^']+)'/gm;
const CALL = /\b(?:import|require)\(\s*(?:'([^']+)'|[^\s'])/g;

/**
 * All import specifiers of a file, including type-only imports, as they are spelt; `computed` for one that is known
 * only at run time. Biome enforces one spelling of imports.
 */
export function readImports(text: string): string[] {
  return [STATEMENT, CALL].flatMap((form) => [...text.matchAll(form)].map(([, specifier = 'computed']) => specifier));
}

/** The file of a specifier, as a path from the root; undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(from), path) : undefined;
}
