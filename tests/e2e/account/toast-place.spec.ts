import { playAccount, playMember, toastOf } from '../support/members-world.ts';
import { expect, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test(
  'a toast covers neither the heading nor the search, and appears above the bottom bar',
  BOTH_WIDTHS,
  async ({ page }) => {
    await playAccount(page);
    await playMember(page);
    await open(page, '/search');
    await page
      .getByRole('button', { name: /^İlanı kaydet/ })
      .first()
      .click();
    await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();
    const toast = page.getByRole('region', { name: /^Bildirimler \(F8\)/ }).getByRole('listitem');
    const bar = page.locator('[data-bottom-bar]');
    const isFixed = (await bar.evaluate((element) => getComputedStyle(element).position)) === 'fixed';
    const [at, above] = [await toast.boundingBox(), isFixed ? await bar.boundingBox() : undefined];
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? page.viewportSize()?.height ?? 0);
    // The page's heading and the search are above it.
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(at?.y ?? 0);
  },
);
