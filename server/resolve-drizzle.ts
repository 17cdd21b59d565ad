import { registerHooks } from 'node:module';

/**
 * Node parses the `exports` of a package again for each file that is imported from it. Those of drizzle-orm are 137 kB,
 * so that its hundred files take a third of the start time of each of our programs. Here each entry of the package is
 * resolved once, and imports between its files without reading `exports`. Must be loaded before anything that imports
 * drizzle-orm: commands and threads do so with `--import`.
 */
const FOLDER = '/node_modules/drizzle-orm/';
const entries = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions?.includes('import')) return next(specifier, context);
    if (/^drizzle-orm(?:\/|$)/.test(specifier)) {
      const known = entries.get(specifier);
      if (known) return { url: known, format: 'module', shortCircuit: true };
      const found = next(specifier, context);
      if (found.format === 'module') entries.set(specifier, found.url);
      return found;
    }
    if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes(FOLDER))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
});
