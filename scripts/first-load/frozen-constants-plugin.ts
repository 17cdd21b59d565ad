import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of small constants that are calculated from much larger modules. */
const FROZEN = /\/web\/features\/market\/search\/search-names\.ts$/;

/** Replaces such a module by its evaluated values in the browser's code. Its exports must be JSON values. */
export function frozenConstants(): Plugin {
  return {
    name: 'frozen-constants',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: FROZEN },
      async handler(id) {
        const constants: Record<string, unknown> = await import(pathToFileURL(id).href);
        return Object.entries(constants)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
