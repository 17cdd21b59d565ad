import type { Plugin } from 'vite';

/**
 * The style sheet of the first chunk is written into every page (`inlineCss`). Vite still names it as a dependency of
 * later chunks; the browser would fetch it again and lay out the whole page anew. Therefore the chunk that the sheet
 * belongs to, which is always loaded, takes its place in the lists of dependencies.
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
