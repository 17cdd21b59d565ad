import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTree } from '../scripts/check-imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const THIS_TEST = 'tests/docs-name-what-exists.test.ts';

/** Names from other projects that our code does not use. */
const FOREIGN: Readonly<Record<string, string>> = {
  'pdf-lib': 'a package that was not chosen',
  pdfmake: 'a package that was not chosen',
  geotiff: 'a package that was not chosen',
  '@fastify/auth': 'a package that was not chosen',
  pg_dump: 'a program of PostgreSQL',
  'maxage 365': 'a setting of logrotate',
  'spec §N': 'a way to write, not a name',
};

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const paths = [...readTree(ROOT).keys()];
const isDoc = (path: string) => /(?:^|\/)README\.md$|^CONTRIBUTING\.md$|^docs\/.*\.md$/.test(path);
/** The names that tests share: exports, class members, settings. Other names in tests are not part of the project. */
const sharedByTest = (text: string) =>
  text.match(/^export .*$|^ {2}(?:async |readonly )?\w+[?:(]|\b[A-Z]+(?:_[A-Z]+)+\b/gm)?.join('\n') ?? '';
const isTest = (path: string) => /^tests\/|\.test\.tsx?$/.test(path);
const code = [
  ...paths.filter((path) => /\.(?:[jt]sx?|css|sql|json|yaml|service|timer)$|^Dockerfile$/.test(path)),
  '.env.example',
]
  .filter((path) => path !== THIS_TEST && path !== 'package-lock.json' && !path.includes('/migrations/meta/'))
  .map((path) => (isTest(path) ? sharedByTest(read(path)) : read(path)))
  .join('\n');
const words = new Set([/[^\p{L}\p{N}_$-]+/u, /[^\p{L}\p{N}_$]+/u].flatMap((gap) => code.split(gap)));
const manifest: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const fileNames = new Set(paths.map((path) => basename(path).replace(/(?:\.test)?\.[a-z]+$/, '')));

const escapeSigns = (text: string) => text.replace(/[.+$()|[\]^]/g, '\\$&');
/** Docs write header names with capitals, code writes them without. */
const hasWord = (word: string) =>
  words.has(word) || fileNames.has(word) || (word.includes('-') && words.has(word.toLowerCase()));
const CODE_NAME = /\b(?:[a-z][a-z\d]*[A-Z]\w*|\w+_\w+)\b/g;

/**
 * Whether the tree has a file or folder whose path ends with the token; `*`, `<noun>` and `X` mean any name, `{a,b}`
 * either name.
 */
function hasPath(token: string): boolean {
  const source = escapeSigns(token.replace(/^\.\/|\/$/g, ''))
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*?|<[a-z]+>|(?<=^|\/)X(?=\/|$)/g, '[^/]+');
  const pattern = new RegExp(`(?:^|/)${source}(?:${token.endsWith('/') ? '/' : '/|\\.tsx?$|$'})`);
  return [...paths, '.env.example'].some((path) => pattern.test(path));
}

/** Whether the running product creates this folder or file: the code names each part of its path. */
const isMadeByCode = (token: string) =>
  !/^(?:server|web|shared|tests|scripts|bench|docs|content)\/|\.(?:[jt]sx?|md|sql|css)$/.test(token) &&
  token.split(/[/.]/).every((part) => part === '' || hasWord(part));

/** Whether a call or page has this address; a name in braces is a parameter. */
function hasAddress(token: string): boolean {
  const [start = ''] = token.replace(/^[A-Z]+ /, '').split(/[?{]/);
  return new RegExp(`${escapeSigns(start)}(?![a-z])`).test(code);
}

function hasCommand(command: string): boolean {
  const [program, verb = '', name = ''] = command.split(' ');
  if (program === 'node') return hasPath(verb);
  if (program === 'npx' || verb === 'ci') return true;
  return (verb === 'run' ? name : verb) in manifest.scripts;
}

/** The forms that a text in backticks can have; the first form that matches decides how to check if the name exists. */
const FORMS: readonly [form: RegExp, isThere: (token: string) => boolean][] = [
  [/^(?:npm|npx|node) /, (token) => token.split(' && ').every(hasCommand)],
  [/^(?:[A-Z]+ )?\/\S*$/, hasAddress],
  [/^(?:D\d+|spec §\d)$/, () => true], // tests/decisions.test.ts checks these.
  [/^@[\w.-]+\/[\w.-]+$/, (token) => code.includes(`"${token}"`)],
  [
    /^\.?[\w.@<>{},*-]*\/[\w./<>{},*$-]*$|^[\w.*<>-]+\.(?:tsx?|md|json|sql|xml|yaml|example)$/,
    (token) => hasPath(token) || isMadeByCode(token),
  ],
  [/^[A-Z][A-Z\d]*_\*$/, (token) => [...words].some((word) => word.startsWith(token.slice(0, -1)))],
  [/^[a-z]+-\*$/, (token) => [...fileNames].some((name) => name.startsWith(token.slice(0, -1)))],
  [
    /^[\w$-]+(?:\.[\w$-]+)*(?:\([^)]*\)|=\S*)?$/,
    (token) =>
      token
        .replace(/[(=].*$/, '')
        .split('.')
        .every(hasWord),
  ],
  [/^/, (token) => (token.match(CODE_NAME) ?? []).every(hasWord)],
];

const isTrue = (token: string) =>
  token in FOREIGN || /^-[a-z]+$/.test(token) || FORMS.find(([form]) => form.test(token))?.[1](token);

/** The names in a page: everything in backticks, and paths, links and commands also outside backticks. */
function namedIn(page: string): string[] {
  const prose = page.replace(/^```[\s\S]*?^```/gm, '');
  const named = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, token = '']) => token);
  return [
    ...named(prose, /`([^`\n]+)`/g),
    ...named(page, /(?<![\w./`-])((?:server|web|shared|tests|scripts|bench|docs|content)\/[\w./<>{},*-]*[\w/>*])/g),
    ...named(page, /(npm (?:run [\w:-]+|start|test))/g),
    ...named(page, /\]\((?!https?:|#)(?:\.\.?\/)*([^)#\s]+)/g),
  ];
}

const untrueIn = (page: string) => [...new Set(namedIn(page))].filter((token) => !isTrue(token));

const docs = paths.filter(isDoc);

describe('the documents', () => {
  it('are all checked', () => {
    expect(docs.length).toBeGreaterThan(9);
    expect(docs.flatMap((path) => namedIn(read(path))).length).toBeGreaterThan(400);
  });

  it.each(docs)('%s names only what exists', (path) => {
    expect(untrueIn(read(path))).toEqual([]);
  });

  it('declare no unneeded name as foreign', () => {
    const named = new Set(docs.flatMap((path) => namedIn(read(path))));
    expect(Object.keys(FOREIGN).filter((token) => !named.has(token))).toEqual([]);
  });
});

describe('a name that does not exist is reported', () => {
  it.each([
    'server/features/cellar/',
    'server/app-that-is-gone.ts',
    'gone-feature/index.ts',
    'docs/gone.md',
    'web/gone-*.tsx',
    'gone-file.ts',
    'npm run gone',
    'npm ci && npm gone',
    'node scripts/gone.ts',
    '/api/gone',
    'GET /api/gone/{id}',
    'goneFunction',
    'goneFunction(deps, input)',
    'deps.goneField',
    'GONE_SETTING',
    'GONE_SETTING=on',
    'NOWHERE_*',
    'gone-job',
    'gone_table',
    'set gone_column = now()',
    '@gone/package',
  ])('%s', (token) => {
    expect(untrueIn(`A page names \`${token}\`.`)).toEqual(expect.arrayContaining([token]));
  });

  it('outside backticks too, if it is a path, a link or a command', () => {
    expect(untrueIn('```\nserver/gone.ts\n```\nSee docs/gone.md.')).toEqual(['server/gone.ts', 'docs/gone.md']);
    expect(untrueIn('[gone](../gone.md) and npm run gone')).toEqual(['npm run gone', 'gone.md']);
  });

  it.each([
    'server/features/X/',
    'shared/<noun>.ts',
    'web/features/<noun>/',
    'server/{app,jobs}.ts',
    '*-routes.ts',
    'DATA_DIR/imports/',
    'npm run import -- <file>',
    'GET /api/properties/{id}',
    '/search?city=Ankara',
    'interpretQuery(query, now)',
    'SOURCES=folder',
    'izale-i şuyu',
    '-ki',
  ])('a name that exists is not reported: %s', (token) => {
    expect(untrueIn(`A page names \`${token}\`.`)).toEqual([]);
  });
});
