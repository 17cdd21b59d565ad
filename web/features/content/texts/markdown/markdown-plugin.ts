import type { Plugin } from 'vite';
import { parsePage, parseSections, parseText, splitFrontMatter } from './parse-markdown.ts';

const READINGS: Readonly<Record<string, (source: string) => unknown>> = {
  page: parsePage,
  sections: parseSections,
  text: parseText,
  meta: (source) => splitFrontMatter(source).data,
};

/**
 * Reads the Markdown files of `content/` while pages are built, so that no parser goes to the browser:
 * `file.md?page`, `?sections`, `?text`, `?meta`.
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
