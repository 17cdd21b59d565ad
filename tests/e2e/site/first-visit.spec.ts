import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/open-page.ts';
import { dialogOf } from '../support/subscription-world.ts';

test.use({ automaticOffer: true, storageChoice: 'none' });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Örnek veri uyarısı' });
const consent = (page: Page) => page.getByRole('region', { name: 'Çerez tercihleri' });

for (const [width, height] of [
  [375, 812],
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const)
  test(`a first visit shows one thing at a time at ${width} × ${height} (D50)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await open(page, '/');
    await expect(consent(page)).toBeVisible();
    const [notice, bar, heading] = await Promise.all([
      banner(page).boundingBox(),
      consent(page).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    // The sample notice is a narrow bar at the top, the consent question a narrow bar at the bottom; the page is
    // between them.
    expect(notice?.height).toBeLessThanOrEqual(width < 640 ? 64 : 44);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(bar?.height).toBeLessThanOrEqual(height / 4);
    expect((heading?.y ?? height) + (heading?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(dialogOf(page)).toHaveCount(0);
    await consent(page).getByRole('button', { name: 'Reddet' }).click();
    await expect(consent(page)).toBeHidden();
    await page.clock.runFor(1_800);
    await expect(dialogOf(page)).toBeVisible();
  });
