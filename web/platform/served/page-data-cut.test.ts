import { expect, it } from 'vitest';
import { encodePieces } from './html-pieces.ts';
import { cutsForData } from './page-data-cut.ts';

const withData = (html: string, json: string) => new TextDecoder().decode(encodePieces(html, cutsForData(html, json)));

it('query results are embedded in an element that no text in them can close', () => {
  const data = { title: '</script><script>alert(1)</script> & "ş"' };
  const html = withData(
    '<p>a</p><script id="page-data" type="application/json"></script><p>b</p>',
    JSON.stringify(data),
  );
  const [, json = ''] = /^<p>a<\/p><script [^>]+>([^<]*)<\/script><p>b<\/p>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});

it('a page without the element is unchanged', () => {
  expect(withData('<p>a</p>', '{}')).toBe('<p>a</p>');
});
