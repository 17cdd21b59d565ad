import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const PAGE = '<script>begin()</script><style>a{}</style><script src="/assets/a.js"></script>';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that a page’s policy allows, by directive. */
function directivesOf(page: string, options = {}): Readonly<Record<string, string>> {
  const parts = pagePolicy(Buffer.from(page), options).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.replace(/^\S+ ?/, '')]));
}

it('a page runs only its own scripts, and no plug-in, foreign frame, base or form (ASVS 3.4.3, 3.7.1)', () => {
  expect(directivesOf(PAGE)).toMatchObject({
    'default-src': "'self'",
    'script-src': `'self' ${hashOf('begin()')}`,
    'style-src': `'self' ${hashOf('a{}')}`,
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  });
});

it('the page for trying files reads files of other sites, but runs none of their scripts', () => {
  const { 'connect-src': connect, 'script-src': script } = directivesOf(PAGE, { loadsElsewhere: true });
  expect([connect, script]).toEqual(["'self' https:", `'self' ${hashOf('begin()')}`]);
});
