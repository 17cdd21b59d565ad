import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { CODE_WEIGHTS, type CodeFile, ROOT } from './code-weights.ts';

const fromRoot = (id: string) => id.replaceAll('\0', '').replace(ROOT, '');

/** Writes with every build which file of the browser's code contains which modules. */
export function codeWeights(): Plugin {
  return {
    name: 'code-weights',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_, bundle) {
      const files = Object.entries(bundle).flatMap(([name, chunk]): [string, CodeFile][] => {
        if (chunk.type !== 'chunk') return [];
        const lengths = Object.entries(chunk.modules).map(([id, { renderedLength }]) => [fromRoot(id), renderedLength]);
        const { isEntry, imports, facadeModuleId } = chunk;
        const opens = facadeModuleId ? fromRoot(facadeModuleId) : undefined;
        return [[name, { name: chunk.name, opens, isStart: isEntry, imports, modules: Object.fromEntries(lengths) }]];
      });
      writeFileSync(CODE_WEIGHTS, JSON.stringify(Object.fromEntries(files)));
    },
  };
}
