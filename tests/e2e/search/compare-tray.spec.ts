import type { Page } from '@playwright/test';
import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, reload, test } from '../support/open-page.ts';

const marks = (page: Page) => page.getByRole('button', { name: /^Karşılaştırmaya ekle: / });
const tray = (page: Page) => page.getByRole('region', { name: 'Karşılaştırılacak ilanlar' });

test('listings in the tray survive paging, a reload and Back, and are compared', async ({ page }) => {
  await open(page, '/search');
  await expect(tray(page)).toHaveCount(0);
  await marks(page).nth(0).click();
  await expect(tray(page)).toContainText('Bir ilan daha ekleyin.');
  await page.getByRole('link', { name: 'Daha fazla göster' }).click();
  await expect(marks(page)).toHaveCount(48);
  // By keyboard, too: the arrow keys move from a card's link to its heart and further.
  await page.locator('[data-property] a').nth(30).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(marks(page).nth(30)).toHaveAttribute('aria-pressed', 'true');
  await expect(marks(page).nth(30)).toBeFocused();
  await expectAccessible(page);
  await reload(page);
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await tray(page).getByRole('link', { name: 'Karşılaştır (2)' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
});

test('a fifth listing is refused with a message; each can be removed, or all at once', async ({ page }) => {
  await open(page, '/search?view=rows');
  for (const at of [0, 1, 2, 3, 4]) await marks(page).nth(at).click();
  await expect(toastOf(page, 'En çok 4 ilan karşılaştırılır. Önce birini çıkarın.')).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveCount(4);
  await tray(page)
    .getByRole('button', { name: /^Karşılaştırmadan çıkar: / })
    .first()
    .click();
  await expect(tray(page).getByRole('link', { name: 'Karşılaştır (3)' })).toBeVisible();
  await expect(marks(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await tray(page).getByRole('button', { name: 'Hepsini çıkar' }).click();
  await expect(tray(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('compare_tray'))).toBeNull();
});
