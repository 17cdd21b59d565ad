import { expect, it } from 'vitest';
import { siteData } from './site-data.ts';

const ORIGIN = 'https://peyda.test';

it('the structured data describe how the site is searched', () => {
  expect(siteData('Açıklama', ORIGIN)[1]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?query={search_term_string}` } },
  });
});
