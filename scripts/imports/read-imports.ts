import { dirname, join } from 'node:path/posix';

const STATEMENT = /^(?:import|export)\s(?:[\w$*\s{},]*\sfrom\s)?\s*'([^']+)'/gm;
const CALL = /\b(?:import|require)\(\s*(?:'([^']+)'|[^\s'])/g;

/**
 * Everything that a file of code imports, type-only imports included, as it spells it; `computed` for an address that
 * only running tells. Biome keeps the spelling of imports to one form.
 */
export function readImports(text: string): string[] {
  return [STATEMENT, CALL].flatMap((form) => [...text.matchAll(form)].map(([, specifier = 'computed']) => specifier));
}

/** The file that a specifier names, as a path from the root; undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(from), path) : undefined;
}
