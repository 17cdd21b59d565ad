import { expect, it } from 'vitest';
import { breadcrumbData } from './breadcrumb-data.ts';
import { pageHead } from './page-head.ts';

const ORIGIN = 'https://peyda.test';
const PAGE = { title: 'Sıkça Sorulan Sorular', description: 'Sorular ve yanıtları.', path: '/sss' };

it('says the same to search engines and to those who share, with whole addresses', () => {
  const { meta, links } = pageHead(PAGE, ORIGIN);
  expect(meta).toContainEqual({ title: 'Sıkça Sorulan Sorular | Peyda' });
  expect(meta).toContainEqual({ property: 'og:title', content: 'Sıkça Sorulan Sorular' });
  expect(meta).toContainEqual({ property: 'og:url', content: `${ORIGIN}/sss` });
  expect(meta).toContainEqual({ property: 'og:image', content: `${ORIGIN}/og.png` });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'tr_TR' });
  expect(links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/sss` }]);
  expect(JSON.stringify(meta)).not.toContain('robots');
});

it('hides non-public pages from search engines, and links a feed if there is one', () => {
  const { meta, links } = pageHead(
    { ...PAGE, isHidden: true, feed: { title: 'Yeni ilanlar', path: '/akis.xml' } },
    ORIGIN,
  );
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links[1]).toMatchObject({ rel: 'alternate', type: 'application/atom+xml', href: `${ORIGIN}/akis.xml` });
});

it('structured data cannot close the script element that contains it', () => {
  const evil = '</script><script>alert(1)</script>\u2028';
  const data = breadcrumbData([{ title: evil, path: '/' }], ORIGIN);
  const [script] = pageHead({ ...PAGE, structuredData: [data] }, ORIGIN).scripts;
  expect(script?.type).toBe('application/ld+json');
  expect(script?.children).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(script?.children ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    itemListElement: [{ position: 1, name: evil, item: `${ORIGIN}/` }],
  });
});
