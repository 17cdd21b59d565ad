import type { Plugin } from 'vite';

/**
 * The style sheet of the first chunk is written into every page (`inlineCss`), but Vite lets each piece of code that
 * comes later fetch it again as its dependency, and a browser then lays the whole page out anew. In the lists of what
 * must be there first, the sheet's place is taken by the chunk it belongs to, which is always there.
 */
export function inlinedCssOnce(): Plugin {
  return {
    name: 'peyda:inlined-css-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = chunks.find((chunk) => chunk.isEntry);
        const sheets = first ? [first, ...chunks.filter(({ fileName }) => first.imports.includes(fileName))] : [];
        const places = sheets.flatMap((chunk) =>
          [...(chunk.viteMetadata?.importedCss ?? [])].map((css) => [`"${css}"`, `"${chunk.fileName}"`] as const),
        );
        if (places.length === 0) this.error('The first chunk has no style sheet: this plugin has lost its purpose.');
        for (const chunk of chunks) {
          if (!chunk.code.includes('__vite__mapDeps')) continue;
          for (const [css, js] of places) chunk.code = chunk.code.replaceAll(css, js);
        }
      },
    },
  };
}
