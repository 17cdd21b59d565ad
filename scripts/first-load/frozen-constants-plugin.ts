import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of constants that are made of much more than they are. */
const FROZEN = /\/web\/features\/market\/search\/search-names\.ts$/;

/** Puts the values of such a module in its place in the browser's code. Only what JSON can hold may be exported. */
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
