import { expect, it } from 'vitest';
import { encodePieces } from './html-pieces.ts';
import { cutsForWidth } from './wide-only.ts';

const waitForWidth = (html: string) => new TextDecoder().decode(encodePieces(html, cutsForWidth(html)));

it('parts for wide windows are wrapped in a template, which a script after them may open', () => {
  const html = waitForWidth('<p>a</p><div data-wide-only=""><b>x</b><wbr data-wide-end=""/></div><p>b</p>');
  expect(html).toMatch(
    /^<p>a<\/p><div data-wide-only=""><template><b>x<\/b><\/template><noscript>.+<\/noscript><script>.+<\/script><\/div><p>b<\/p>$/,
  );
  expect(html).toContain("matchMedia('(width >= 1024px)')");
});

it('a page without such a part is unchanged', () => {
  expect(waitForWidth('<div><b>x</b></div>')).toBe('<div><b>x</b></div>');
});
