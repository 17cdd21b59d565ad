import { playAccount, playMember } from '../support/members-world.ts';
import { expect, open, test } from '../support/open-page.ts';

/** The criteria of spec §3 after the query, in the order of the panel; a price has two bounds. */
const CRITERIA = ['category', 'subCategory', 'city', 'price', 'days', 'office', 'round'];

for (const [width, height] of [
  [375, 812],
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const)
  test(`the nine criteria stand first in the alert editor at ${width} × ${height}, the rest under one fold (spec §3)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await playAccount(page);
    await playMember(page);
    await open(page, '/user?tab=alerts');
    await page.getByRole('button', { name: 'Yeni uyarı kur' }).click();
    const dialog = page.getByRole('dialog', { name: 'Yeni arama uyarısı' });
    const criteria = dialog.getByRole('region', { name: 'Kriterler' });
    const shown = criteria.locator('[data-filter]:visible');
    await expect(shown).toHaveCount(CRITERIA.length);
    expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-filter')))).toEqual(CRITERIA);
    for (const name of ['En az', 'En çok'])
      await expect(criteria.locator('[data-filter="price"]').getByRole('textbox', { name })).toBeVisible();
    const [query, last, fold, box] = await Promise.all([
      dialog.getByLabel('Aranan kelime').boundingBox(),
      criteria.locator('[data-filter="round"]').boundingBox(),
      dialog.getByText('Daha çok filtre').boundingBox(),
      dialog.boundingBox(),
    ]);
    const bottom = (last?.y ?? 9999) + (last?.height ?? 0);
    // The first criterion is visible when the editor opens, the last one at most one and a half screens below.
    expect(query?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(bottom - (query?.y ?? 0)).toBeLessThanOrEqual(700);
    expect(fold?.y).toBeGreaterThanOrEqual(bottom);
    await expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeInViewport({ ratio: 1 });
  });
