import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { PHONE_ONLY } from '../support/widths.ts';

test('the filter sheet on a phone shows how many auctions match', PHONE_ONLY, async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('button', { name: /^Filtrele( |$)/ }).click();
  const button = page.getByRole('button', { name: /ihaleyi göster$/ });
  const ofAll = (await button.textContent()) ?? '?';
  await page.getByRole('dialog').getByRole('radio', { name: /^Araç/ }).check({ force: true });
  await expect(page).toHaveURL(/category=2/);
  await expect(button).not.toHaveText(ofAll);
  const promised = await button.textContent();
  await expectAccessible(page);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${promised?.replace('yi göster', '')}`);
  await expect(page.getByRole('button', { name: 'Filtrele (1)' })).toBeVisible();
});

test.describe('when its code cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test('the sheet says so and opens at the second attempt', PHONE_ONLY, async ({ page }) => {
    await open(page, '/search');
    await page.route(/filter-sheet-dialog/, (route) => route.abort());
    const button = page.getByRole('button', { name: /^Filtrele( |$)/ });
    await button.click();
    await expect(page.getByText('Filtreler açılamadı.', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(/filter-sheet-dialog/);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Filtreler' })).toBeVisible();
  });
});
