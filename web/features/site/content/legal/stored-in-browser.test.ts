import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parsePage } from '#shared/content/parse-markdown.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const PAGE = parsePage(readFileSync(`${ROOT}/content/legal/cerez-politikasi.md`, 'utf8'));
/** The first cell of every row in the text's tables, without `<code>`. */
const LISTED = [...PAGE.html.matchAll(/<tr role="row"><td [^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
  cell.replace(/<[^>]+>/g, ''),
);
/** The router stores this one (`scrollRestoration`), not our own code. */
const OF_LIBRARIES = ['tsr-scroll-restoration-v1_3'];

function sources(folder: string): string[] {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.gen\./.test(name))
    .map((name) => readFileSync(`${ROOT}/${folder}/${name}`, 'utf8'));
}

/** The storage names in our code: literals in the calls, or constants named …_KEY or …_COOKIE. */
function keptNames(source: string): string[] {
  const patterns = [
    /(?:local|session)Storage\??\.(?:get|set|remove)Item\(\s*'([^']+)'/g,
    /\b(?:[A-Z_]*_)?(?:KEY|COOKIE)(?:_NAME)? = '([^']+)'/g,
    /\b(?:setCookie|clearCookie)\(\s*'([^']+)'/g,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

it('the cookie page lists everything that the code keeps in a browser', () => {
  const web = sources('web');
  const server = sources('server').filter((source) => /cookie/i.test(source));
  const kept = new Set([...web, ...server].flatMap(keptNames));
  expect(kept).toContain('authToken');
  expect(kept).toContain('theme');
  expect([...kept].filter((name) => !LISTED.includes(name))).toEqual([]);
});

it('the cookie page lists nothing twice', () => {
  expect(LISTED.length).toBeGreaterThan(5);
  expect(new Set(LISTED).size).toBe(LISTED.length);
  expect(LISTED).toEqual(expect.arrayContaining(OF_LIBRARIES));
});
