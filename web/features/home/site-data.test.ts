import { expect, test } from 'vitest';
import { siteData } from './site-data.ts';

const ORIGIN = 'https://peyda.test';

test('the site tells how it is searched', () => {
  expect(siteData('Açıklama', ORIGIN)[1]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?query={search_term_string}` } },
  });
});
