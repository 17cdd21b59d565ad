import type { Plugin } from 'vite';
import { parsePage, parseSections, parseText, splitFrontMatter } from '#shared/content/parse-markdown.ts';

const READINGS: Readonly<Record<string, (source: string) => unknown>> = {
  page: parsePage,
  sections: parseSections,
  text: parseText,
  meta: (source) => splitFrontMatter(source).data,
};

/**
 * Parses the Markdown files of `content/` at build time, so that the browser needs no parser. They are imported as
 * `file.md?page`, `?sections`, `?text` or `?meta`.
 */
export function markdownContent(): Plugin {
  return {
    name: 'peyda:markdown-content',
    transform(source, id) {
      const reading = /\.md\?(\w+)$/.exec(id)?.[1];
      const read = reading === undefined ? undefined : READINGS[reading];
      if (!read) return undefined;
      return { code: `export default ${JSON.stringify(read(source))};`, map: null, moduleType: 'js' };
    },
  };
}
