import { describe, expect, it } from 'vitest';
import { parsePage, parseSections, parseText } from './parse-markdown.ts';

describe('a Markdown page', () => {
  it('returns its front matter, its headings with anchors, and its links', () => {
    const page = parsePage(
      '---\ntitle: Çerez: kısa\norder: 2\n---\n## Ne, “neden”?\n\n[Ara](/search) ve **süz**.\n\n## Süre & son',
    );
    expect(page.data).toEqual({ title: 'Çerez: kısa', order: '2' });
    expect(page.headings).toEqual([
      { id: 'ne-neden', title: 'Ne, “neden”?' },
      { id: 'sure-son', title: 'Süre & son' },
    ]);
    expect(page.html).toContain('<a href="/search">Ara</a> ve <strong>süz</strong>.');
  });

  it('shows HTML as text instead of rendering it', () => {
    const { html } = parsePage('<script>alert(1)</script>\n\nmetin <img src=x onerror=alert(1)> <b>kalın</b>');
    expect(html).not.toMatch(/<(?:script|img|b)[ >]/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&lt;img');
  });

  it('keeps the meaning of a table whose rows are laid out as blocks', () => {
    const { html } = parsePage('| Ad | Süre |\n| --- | --- |\n| `x` | 7 gün |');
    expect(html).toContain('<th role="columnheader" scope="col">Ad</th>');
    expect(html).toContain('<td role="cell" data-head="Süre">7 gün</td>');
  });
});

it('returns sections as questions with their answers, in HTML and as text', () => {
  const [first, second, ...others] = parseSections(
    '## İlk soru? {popüler}\n\nBir & iki.\n\n- üç\n\n## İkinci\n\n[Bağ](/sss)',
  );
  expect(first).toEqual({
    id: 'ilk-soru',
    title: 'İlk soru?',
    html: '<p>Bir &amp; iki.</p>\n<ul>\n<li>üç</li>\n</ul>',
    text: 'Bir & iki. üç',
    isPopular: true,
  });
  expect(second).toMatchObject({ id: 'ikinci', title: 'İkinci', text: 'Bağ', isPopular: false });
  expect(others).toEqual([]);
});

it('returns the words of a file without its front matter and markup', () => {
  expect(parseText('---\ntitle: X\n---\n## Başlık\n\nBir *iki*.')).toBe('Başlık Bir iki .');
});
