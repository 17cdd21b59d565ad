import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { formatBytes } from '#web/platform/format-bytes.ts';
import { type MadeGuide, makeGuide } from './make-guide.ts';

const FOLDER = fileURLToPath(new URL('../../content/guides/', import.meta.url));
const ADDRESS = /^\/guides\/([a-z-]+)\.pdf$/;

/**
 * `content/guides/x.md?guide` exports the texts of a guide for its page, with the size and the number of pages of its
 * file. The file itself is made here and served as `/guides/x.pdf`.
 */
export function guides(): Plugin {
  // Cached, because the builds of browser and server need the same files, and each takes a second.
  const made = new Map<string, Promise<MadeGuide>>();
  const guideOf = (source: string) => made.get(source) ?? keep(source, makeGuide(source));
  const keep = (source: string, guide: Promise<MadeGuide>) => {
    made.set(source, guide);
    return guide;
  };
  return {
    name: 'peyda:guides',
    sharedDuringBuild: true,
    async transform(source, id) {
      const path = /^(.+\/content\/guides\/[a-z-]+)\.md\?guide$/.exec(id)?.[1];
      if (path === undefined) return undefined;
      const slug = basename(path);
      const { pdf, pageCount } = await guideOf(source);
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'asset', fileName: `guides/${slug}.pdf`, source: pdf });
      const { title, description, order } = splitFrontMatter(source).data;
      const facts = { slug, title, description, order: Number(order), size: formatBytes(pdf.length), pageCount };
      return { code: `export default ${JSON.stringify(facts)};`, map: null, moduleType: 'js' };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const slug = ADDRESS.exec(request.url ?? '')?.[1];
        if (slug === undefined) return next();
        readFile(`${FOLDER}${slug}.md`, 'utf8')
          .then(makeGuide)
          .then(({ pdf }) => response.setHeader('content-type', 'application/pdf').end(pdf), next);
      });
    },
  };
}
