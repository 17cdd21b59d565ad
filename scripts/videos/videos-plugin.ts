import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { cuesIn, videoSeconds } from './video-file.ts';

const FOLDER = fileURLToPath(new URL('../../public/videos/', import.meta.url));

/**
 * `content/videos/x.md?video` exports the texts of a film in `public/videos/` for its page, with the film's length and
 * its captions. Null if the film has not been recorded yet (`npm run record-videos`).
 */
export function videos(): Plugin {
  return {
    name: 'peyda:videos',
    transform(source, id) {
      const path = /^(.+\/content\/videos\/[a-z-]+)\.md\?video$/.exec(id)?.[1];
      if (path === undefined) return undefined;
      const slug = basename(path);
      const file = `${FOLDER}${slug}.mp4`;
      if (!existsSync(file)) return { code: 'export default null;', map: null, moduleType: 'js' };
      for (const ending of ['mp4', 'vtt']) this.addWatchFile(`${FOLDER}${slug}.${ending}`);
      const { title, description, order } = splitFrontMatter(source).data;
      const durationS = videoSeconds(readFileSync(file));
      const transcript = cuesIn(readFileSync(`${FOLDER}${slug}.vtt`, 'utf8')).map(({ text }) => text);
      const facts = { slug, title, description, order: Number(order), durationS, transcript };
      return { code: `export default ${JSON.stringify(facts)};`, map: null, moduleType: 'js' };
    },
  };
}
