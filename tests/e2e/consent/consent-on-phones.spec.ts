import { expect, open, test } from '../support/open-page.ts';
import { PHONE_ONLY } from '../support/widths.ts';

test.use({ storageChoice: 'none' });

test('the consent question appears above the bottom bars of a phone', PHONE_ONLY, async ({ page }) => {
  await open(page, '/search');
  const bar = page.getByRole('region', { name: 'Çerez tercihleri' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: /^Filtrele( |$)/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filtreler' })).toBeVisible();
  await page.getByRole('button', { name: 'Kapat' }).click();

  const href = await page.locator('a[href^="/ilan/"]').first().getAttribute('href');
  await open(page, href ?? '');
  await expect(bar).toBeVisible();
  const actions = page.getByRole('list', { name: 'İlanla ilgili işlemler' });
  const [above, below] = await Promise.all([bar.boundingBox(), actions.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
});
