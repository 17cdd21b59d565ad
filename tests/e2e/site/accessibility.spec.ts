import { listContentAddresses } from '#server/pages/content-addresses.ts';
import { expect, expectAccessibleInBothThemes, open, test } from '../support/open-page.ts';
import { PHONE_ONLY } from '../support/widths.ts';

const SEARCHES = [
  '/search',
  '/search?city=Ankara,İzmir&secondRound=1&query=daire',
  '/search?query=zzzzqqqq',
  '/search?minPrice=abc',
];
/** Every static page, and one of each kind that shows listings. */
const PAGES = new Set([
  ...(await listContentAddresses(new Map())).map(({ path }) => path),
  ...SEARCHES,
  '/icra',
  '/icra/istanbul',
  '/icra/istanbul/araclar',
  '/icra/ankara/cankaya',
  '/icra/bayburt/aydintepe/tasinirlar',
  '/login',
  '/test-viewer',
  '/yok-boyle-bir-sayfa',
]);
const GROUPS = 8;

test.use({ allowedErrors: [/status of 40[04]/] });

for (let group = 0; group < GROUPS; group += 1) {
  test(`pages are accessible in light and dark, at 320 px and wide (${group + 1} of ${GROUPS})`, async ({ page }) => {
    test.setTimeout(150_000);
    for (const path of [...PAGES].filter((_, index) => index % GROUPS === group)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await open(page, path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessibleInBothThemes(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}

for (const path of ['/', ...SEARCHES, '/yok-boyle-bir-sayfa']) {
  test(`${path} is accessible in light and dark on a phone`, PHONE_ONLY, async ({ page }) => {
    await open(page, path);
    await expectAccessibleInBothThemes(page);
  });
}
