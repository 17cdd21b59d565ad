import type { Plugin } from 'vite';
import { CUT_RULES } from './cut-rules.ts';
import { cutUnused } from './cut-unused.ts';

const RENDERER = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Builds the browser's React without what no page of ours uses (docs/decisions/0040-react-without-unused-parts.md). */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: RENDERER },
      handler(code) {
        return { code: cutUnused(code, this.parse(code), CUT_RULES), map: null };
      },
    },
  };
}
