import { beMember } from '../support/members-world.ts';
import { expect, open, test } from '../support/open-page.ts';

/** The calls of the specification with their parameters (spec §7), and our own calls that pages make as well. */
const PARAMETERS = [
  'query',
  'category',
  'subCategory',
  'city',
  'district',
  'minPrice',
  'maxPrice',
  'daysRemaining',
  'sulhMahkeme',
  'secondRound',
  'page',
];
/** Our own additions to the search call (D15). */
const ADDED = ['facets', 'sort'];
const SEARCH = '/api/properties/search-ai';

test('the site itself asks as the specification says: paths, parameters, user before subscription', async ({
  page,
}) => {
  await beMember(page);
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) asked.push(url);
  });
  const pathsOf = () => asked.map(({ pathname }) => pathname);
  await open(page, '/');
  await expect.poll(pathsOf).toContain('/api/user/subscription');
  expect(pathsOf().indexOf('/api/auth/user')).toBeLessThan(pathsOf().indexOf('/api/user/subscription'));
  await expect.poll(pathsOf).toContain('/api/user/saved-ads');

  await open(page, '/search?city=Ankara,İzmir&maxPrice=1500000');
  await page.getByRole('combobox', { name: /İl, ilçe/ }).fill('daire');
  await expect.poll(pathsOf).toContain('/api/properties/suggestions');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.filter(({ pathname }) => pathname === SEARCH).length).toBeGreaterThan(0);
  const searches = asked.filter(({ pathname }) => pathname === SEARCH);
  for (const { searchParams } of searches)
    expect([...PARAMETERS, ...ADDED]).toEqual(expect.arrayContaining([...searchParams.keys()]));
  const last = searches.at(-1)?.searchParams;
  expect([last?.get('query'), last?.get('city'), last?.get('maxPrice')]).toEqual(['daire', 'Ankara,İzmir', '1500000']);
  // The flag that selects the AI search is not sent, and no other host is called.
  expect(new Set(asked.map(({ origin }) => origin)).size).toBe(1);
});
